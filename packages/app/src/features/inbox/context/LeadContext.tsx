import { Button, Link, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { Open16Regular } from '@fluentui/react-icons/svg/open'
import { InitialsAvatar, StatusDot } from '@tandem/components'
import {
  type ConversationDetail,
  dateFormats,
  formatMoment,
  isWebsite,
  messageLabel,
  messageLabels,
  type ConversationId,
} from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { memo, type ReactNode, useMemo } from 'react'
import { momentText } from '../../../shared/time/dateText.ts'
import { nowAtom } from '../../../shared/time/clock.ts'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { callStatusNamesAtom, codeText } from '../../../shared/api/directories.ts'
import { RouteLink } from '../../../shared/page/RouteLink.tsx'
import { isOutOfCreditsAtom } from '../../../shared/session/session.ts'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { conversationCallQueryAtomOf } from '../../../entities/call/api.ts'
import { attributesQueryAtom, futureQueryAtomOf } from '../api.ts'
import { inboxMessages } from '../messages.ts'
import { useLeadContextStyles } from './context.styles.ts'
import { nextStep } from './nextStep.ts'

const { composer, context: texts, list } = inboxMessages
const statusTones = { active: 'success', paused: 'warning', archived: 'neutral' } as const

interface LeadContextProps {
  readonly conversation: ConversationDetail
}

/** The details of a lead next to the conversation. */
export const LeadContext = memo(function LeadContext({ conversation }: LeadContextProps) {
  const styles = useLeadContextStyles()
  const { recipientId, profileId, sequenceId, _embedded: embedded } = conversation
  const recipient = embedded.recipients[recipientId]
  const profile = embedded.profiles[profileId]
  const sequence = sequenceId === null ? undefined : embedded.sequences[sequenceId]
  const client = profile?.clientId == null ? undefined : embedded.clients[profile.clientId]
  const name = fullNameOf(recipient) || list.unnamed
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <InitialsAvatar name={name} />
        <div className={styles.who}>
          <h3 className={styles.name}>
            <RouteLink className={styles.link} to={`/recipients/manage/${recipientId}/general`}>
              {name}
            </RouteLink>
          </h3>
          <span className={styles.meta}>{[recipient?.title, recipient?.company].filter(Boolean).join(' · ')}</span>
        </div>
      </header>
      <dl className={styles.facts}>
        {recipient?.timeZone != null && (
          <Fact label={texts.localTime}>
            <LocalTime timeZone={recipient.timeZone} />
          </Fact>
        )}
        {recipient?.location != null && <Fact label={texts.location}>{recipient.location}</Fact>}
        {recipient?.industry != null && <Fact label={texts.industry}>{recipient.industry}</Fact>}
      </dl>
      {recipient?.url != null && isWebsite(recipient.url) && (
        <Link href={recipient.url} target="_blank" rel="noreferrer" className={styles.profileLink}>
          {texts.openProfile} <Open16Regular aria-hidden />
        </Link>
      )}
      <Section title={texts.next}>
        <NextStep conversation={conversation} />
      </Section>
      <Section title={texts.sequence}>
        {sequence ? (
          <div className={styles.line}>
            <RouteLink className={styles.link} to={`/sequences/manage/${sequence.id}`}>
              {sequence.name}
            </RouteLink>
            <StatusDot tone={statusTones[sequence.status]} label={texts.sequenceStatus[sequence.status]} />
          </div>
        ) : (
          texts.noSequence
        )}
      </Section>
      <Section title={texts.call}>
        <Call conversationId={conversation.id} />
      </Section>
      <Section title={texts.sender}>
        <div className={styles.line}>
          {profile && (
            <RouteLink className={styles.link} to={`/profiles/manage/${profile.id}`}>
              {profile.name}
            </RouteLink>
          )}
          {profile?.connected === false && <StatusDot tone="danger" label={texts.disconnected} />}
          <RouteLink className={styles.link} to="/profiles">
            {texts.allProfiles}
          </RouteLink>
        </div>
        {client && (
          <div className={styles.meta}>
            {`${texts.client}: `}
            <RouteLink className={styles.link} to={`/clients/manage/${client.id}`}>
              {client.name}
            </RouteLink>
          </div>
        )}
      </Section>
      <Section title={texts.attributes}>
        <Attributes values={recipient?.customAttributes ?? {}} />
      </Section>
    </div>
  )
})

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useLeadContextStyles()
  return (
    <section aria-label={title} className={styles.section}>
      <h4 className={styles.title}>{title}</h4>
      {children}
    </section>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const styles = useLeadContextStyles()
  return (
    <div className={styles.fact}>
      <dt className={styles.meta}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function LocalTime({ timeZone }: { readonly timeZone: string }) {
  return formatMoment(useAtomValue(nowAtom), dateFormats.time, timeZone)
}

function NextStep({ conversation }: LeadContextProps) {
  const styles = useLeadContextStyles()
  const { id, sequenceId, profileId, _embedded: embedded } = conversation
  const now = useAtomValue(nowAtom)
  const isOutOfCredits = useAtomValue(isOutOfCreditsAtom)
  const { data, error, refetch } = useAtomValue(useMemo(() => futureQueryAtomOf(id), [id]))
  if (!data) return error ? <Failed text={texts.nextFailed} onRetry={refetch} /> : <Waiting />
  const { _embedded: response } = data
  const status = sequenceId === null ? undefined : embedded.sequences[sequenceId]?.status
  const step = nextStep(conversation, status, response.messages, {
    now,
    profile: embedded.profiles[profileId],
    isOutOfCredits,
  })
  if (step.kind === 'failed') return <span className={styles.failed}>{texts.failedNext}</span>
  if (step.kind === 'nothing') {
    if (step.why !== 'noCredits') return texts.nothing[step.why]
    return (
      <div className={styles.line}>
        {texts.nothing.noCredits}
        <RouteLink className={styles.link} to="/settings/manage/accountPlan">
          {composer.buyCredits}
        </RouteLink>
      </div>
    )
  }
  const { message } = step
  const label = messageLabels[messageLabel(message) ?? 'scheduled']
  return (
    <>
      <strong>{texts.nextAt(label, momentText(step.at, now))}</strong>
      <p className={styles.excerpt}>{message.text}</p>
    </>
  )
}

function Call({ conversationId }: { readonly conversationId: ConversationId }) {
  const styles = useLeadContextStyles()
  const now = useAtomValue(nowAtom)
  const names = useAtomValue(callStatusNamesAtom)
  const { data, error, refetch } = useAtomValue(
    useMemo(() => conversationCallQueryAtomOf(conversationId), [conversationId]),
  )
  if (!data) return error ? <Failed text={texts.callFailed} onRetry={refetch} /> : <Waiting />
  const { _embedded: embedded } = data
  const [call] = embedded.calls
  if (!call) {
    return (
      <div className={styles.line}>
        {texts.noCall}
        <RouteLink className={styles.link} to={`/calls/create?conversationId=${conversationId}`}>
          {texts.addCall}
        </RouteLink>
      </div>
    )
  }
  const status = names.get(call.status) ?? codeText(call.status)
  const when = call.date === null ? undefined : momentText(call.date, now)
  return (
    <RouteLink className={styles.link} to={`/calls/manage/${call.id}`}>
      {when === undefined ? status : texts.nextAt(status, when)}
    </RouteLink>
  )
}

function Attributes({ values }: { readonly values: Readonly<Record<string, string | null>> }) {
  const styles = useLeadContextStyles()
  const { data, error, refetch } = useAtomValue(attributesQueryAtom)
  if (!data) return error ? <Failed text={texts.attributesFailed} onRetry={refetch} /> : <Waiting />
  const { _embedded: embedded } = data
  const known = embedded.recipientCustomAttributes.flatMap(({ id, name }) => {
    const value = values[id]
    return value ? [{ id, name, value }] : []
  })
  if (known.length === 0) return <span className={styles.meta}>{texts.noAttributes}</span>
  return (
    <dl className={styles.facts}>
      {known.map(({ id, name, value }) => (
        <Fact key={id} label={name}>
          {value}
        </Fact>
      ))}
    </dl>
  )
}

interface FailedProps {
  readonly text: string
  readonly onRetry: () => unknown
}

function Failed({ text, onRetry }: FailedProps) {
  const styles = useLeadContextStyles()
  return (
    <div className={styles.line}>
      <span className={styles.failed}>{text}</span>
      <Button size="small" onClick={() => void onRetry()}>
        {sharedMessages.retry}
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <Skeleton aria-label={sharedMessages.loading}>
      <SkeletonItem size={16} />
    </Skeleton>
  )
}
