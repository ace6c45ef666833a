import { type Conversation, type Message, type SequenceReference } from '@tandem/contract'

type Why = 'automationOff' | 'unfollowed' | 'sequencePaused' | 'sequenceArchived' | 'other'

export type NextStep =
  | { readonly kind: 'message'; readonly message: Message }
  /** A message waits for somebody to do something about it. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'nothing'; readonly why: Why }

/** What happens next in a conversation: its earliest future message, or why there is none. */
export function nextStep(
  { automationEnabled, isFollowed }: Pick<Conversation, 'automationEnabled' | 'isFollowed'>,
  status: SequenceReference['status'] | undefined,
  future: readonly Message[],
): NextStep {
  const scheduled = future.filter((message) => message.status === 'scheduled')
  const [next] = scheduled
    .filter(({ error }) => error === null)
    .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp))
  if (next) return { kind: 'message', message: next }
  if (scheduled.length > 0) return { kind: 'failed' }
  if (!automationEnabled) return { kind: 'nothing', why: 'automationOff' }
  if (!isFollowed) return { kind: 'nothing', why: 'unfollowed' }
  if (status === 'paused') return { kind: 'nothing', why: 'sequencePaused' }
  return { kind: 'nothing', why: status === 'archived' ? 'sequenceArchived' : 'other' }
}
