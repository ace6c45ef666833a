import { type Conversation, type Instant, type Message, type SequenceReference } from '@tandem/contract'
import { postponedTo, type WorkingHours } from '../workingHours.ts'

type Why = 'automationOff' | 'unfollowed' | 'sequencePaused' | 'sequenceArchived' | 'noCredits' | 'other'

export type NextStep =
  | { readonly kind: 'message'; readonly message: Message; readonly at: Instant }
  | { readonly kind: 'failed' }
  | { readonly kind: 'nothing'; readonly why: Why }

interface NextStepContext {
  readonly now: Instant
  readonly profile: WorkingHours | undefined
  /** True if the AI writes no replies, because all AI credits are used. */
  readonly isOutOfCredits: boolean
}

/** The earliest planned message, otherwise a failed message, otherwise the reason for no message. */
export function nextStep(
  { automationEnabled, isFollowed }: Pick<Conversation, 'automationEnabled' | 'isFollowed'>,
  status: SequenceReference['status'] | undefined,
  future: readonly Message[],
  { now, profile, isOutOfCredits }: NextStepContext,
): NextStep {
  const scheduled = future.filter((message) => message.status === 'scheduled')
  const [next] = scheduled
    .filter(({ error }) => error === null)
    .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp))
  if (next) return { kind: 'message', message: next, at: postponedTo(next, now, profile) ?? next.timestamp }
  if (scheduled.length > 0) return { kind: 'failed' }
  if (!automationEnabled) return { kind: 'nothing', why: 'automationOff' }
  if (!isFollowed) return { kind: 'nothing', why: 'unfollowed' }
  if (status === 'paused') return { kind: 'nothing', why: 'sequencePaused' }
  if (status === 'archived') return { kind: 'nothing', why: 'sequenceArchived' }
  return { kind: 'nothing', why: isOutOfCredits ? 'noCredits' : 'other' }
}
