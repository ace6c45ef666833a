import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Call20Regular } from '@fluentui/react-icons/svg/call'
import { ButtonLink } from '@tandem/components'
import { type Call, isStatusExpired, type ConversationId } from '@tandem/contract'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { momentText } from '../../../shared/time/dateText.ts'
import { nowAtom } from '../../../shared/time/clock.ts'
import { callStatusNamesAtom, codeText } from '../../../shared/api/directories.ts'
import { RouteLink } from '../../../shared/page/RouteLink.tsx'
import { conversationCallQueryAtomOf } from '../../../entities/call/api.ts'
import { callStatusMutationAtom } from '../api.ts'
import { inboxMessages } from '../messages.ts'
import { wrappingRow } from '@tandem/components/styles'

const useCallStripStyles = makeStyles({
  root: {
    ...wrappingRow(tokens.spacingHorizontalS),
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
  },
  outcome: { ...wrappingRow(tokens.spacingHorizontalXS), marginInlineStart: 'auto' },
})

const texts = inboxMessages.call

/** Shows the call of a conversation. After the time of the call, the user is asked for the outcome (INBOX-64). */
export function CallStrip({ conversationId }: { readonly conversationId: ConversationId }) {
  const styles = useCallStripStyles()
  const { data } = useAtomValue(useMemo(() => conversationCallQueryAtomOf(conversationId), [conversationId]))
  const { _embedded: embedded } = data ?? {}
  const [call] = embedded?.calls ?? []
  const now = useAtomValue(nowAtom)
  if (!call) return undefined
  return (
    <section aria-label={texts.label} className={styles.root}>
      <Call20Regular aria-hidden />
      <CallLink call={call} />
      {isStatusExpired(call, now) && <Outcome call={call} />}
    </section>
  )
}

function CallLink({ call: { id, status, date } }: { readonly call: Call }) {
  const names = useAtomValue(callStatusNamesAtom)
  const now = useAtomValue(nowAtom)
  const when = date === null ? [] : [momentText(date, now)]
  const text = [`${texts.label}: ${names.get(status) ?? codeText(status)}`, ...when].join(', ')
  return <RouteLink to={`/calls/manage/${id}`}>{text}</RouteLink>
}

function Outcome({ call: { id } }: { readonly call: Call }) {
  const styles = useCallStripStyles()
  const [{ isPending }, setStatus] = useAtom(callStatusMutationAtom)
  const save = (status: 'made' | 'no_show') => void setStatus({ params: { id }, body: { status } })
  return (
    <div role="group" aria-label={texts.howDidItGo} className={styles.outcome}>
      <span>{texts.howDidItGo}</span>
      <Button size="small" disabled={isPending} onClick={() => save('made')}>
        {texts.made}
      </Button>
      <Button size="small" disabled={isPending} onClick={() => save('no_show')}>
        {texts.noShow}
      </Button>
      <ButtonLink size="small" appearance="subtle" to={`/calls/manage/${id}`}>
        {texts.reschedule}
      </ButtonLink>
    </div>
  )
}
