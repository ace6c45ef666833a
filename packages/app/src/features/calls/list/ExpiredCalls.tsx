import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ButtonLink, singleClicks } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { momentText } from '../../../shared/time/dateText.ts'
import { searchAtom } from '../../../shared/router/search.ts'
import { nowAtom } from '../../../shared/time/clock.ts'
import { lastShownAtom, useLastShown } from '../../../shared/storage/lastShown.ts'
import { RouteLink } from '../../../shared/page/RouteLink.tsx'
import { expiredCallsQueryAtom } from '../../../entities/call/api.ts'
import { callLinks } from '../../../entities/call/links.ts'
import {
  callListMessages,
  callStatusTexts,
  expiredMessages as texts,
  outcomes,
} from '../../../entities/call/messages.ts'
import { callChangeMutationAtom, statusChange } from '../../../entities/call/statusMutation.ts'
import { surface, wrappingRow } from '@tandem/components/styles'

const useExpiredCallsStyles = makeStyles({
  root: {
    ...wrappingRow(tokens.spacingHorizontalL),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    ...surface,
  },
  unknown: { display: 'none', '& ~ *': { visibility: 'hidden' } },
  // The reserved space has the height of a notice with one line.
  place: { height: '40px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  call: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalM, minWidth: 0 },
  date: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
  all: { marginLeft: 'auto' },
})

const shownAtom = lastShownAtom('calls_expired')

/** Asks for the outcome of one scheduled call whose time has passed (CALL-24). */
export function ExpiredCalls() {
  const styles = useExpiredCallsStyles()
  const titleId = useId()
  const now = useAtomValue(nowAtom)
  const search = useAtomValue(searchAtom)
  const change = useSetAtom(callChangeMutationAtom)
  const { data, isError } = useAtomValue(expiredCallsQueryAtom)
  const { _embedded: embedded, totalFilteredCount = 0 } = data ?? {}
  const call = embedded?.calls.find(({ status }) => status === 'scheduled')
  const wasShown = useLastShown(shownAtom, data && call != null && call.date !== null)
  // The list must not move when the notice appears. After a visit with the notice, the space of the notice is reserved.
  // On the first visit, the list is hidden until the calls have loaded.
  if (!data && !isError && wasShown !== false) return <div className={wasShown ? styles.place : styles.unknown} />
  if (!call || call.date === null) return null
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId} className={styles.title}>
        {texts.title}
      </h2>
      <span className={styles.call}>
        <RouteLink to={`${callLinks.call(call.id)}${search}`}>{call.name || callListMessages.noLead}</RouteLink>
        <span className={styles.date}>{momentText(call.date, now)}</span>
      </span>
      <span
        {...singleClicks}
        role="group"
        aria-label={texts.about(call.name || callListMessages.noLead)}
        className={styles.actions}
      >
        {outcomes.map((status) => (
          <Button key={status} size="small" onClick={() => void change(statusChange(call, status))}>
            {callStatusTexts[status]}
          </Button>
        ))}
        <ButtonLink size="small" appearance="subtle" to={`${callLinks.schedule(call.id, 'scheduled')}${search}`}>
          {texts.reschedule}
        </ButtonLink>
      </span>
      {totalFilteredCount > 1 && (
        <RouteLink to={callLinks.expired} className={styles.all}>
          {texts.all(totalFilteredCount)}
        </RouteLink>
      )}
    </section>
  )
}
