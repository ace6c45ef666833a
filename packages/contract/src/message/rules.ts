import { type Instant, instantMs } from '../core/dates.ts'
import { type Message, type MessageError, type MessageKind } from './schema.ts'

const aiKinds: ReadonlySet<MessageKind> = new Set(['ai', 'ai_fast', 'ai_template', 'followup'])

/** True for the kinds of messages that cost AI credits. */
export const isWrittenByAi = (kind: MessageKind): boolean => aiKinds.has(kind)

/** INBOX-20 to INBOX-27, INBOX-46 */
export const messageLabels = {
  callReminder: 'Call Reminder',
  followUp: 'Follow Up',
  aiScheduled: 'AI Scheduled',
  aiTemplate: 'AI Template',
  fastResponse: 'Fast Response',
  sending: 'Sending',
  template: 'Template',
  scheduled: 'Scheduled',
  notSent: 'Not sent',
} as const

export type MessageLabel = keyof typeof messageLabels

type Labelled = Pick<Message, 'type' | 'kind' | 'status' | 'dateScheduled' | 'future' | 'error'>

/** INBOX-46: true if the message could not be sent and a person must act. */
const isFailed = ({ status, error }: Pick<Message, 'status' | 'error'>): boolean =>
  status === 'scheduled' && error !== null

function labelOfUndated({ kind, status, future }: Labelled): MessageLabel | undefined {
  if (kind === 'ai') return 'aiTemplate'
  if (kind === 'template' || kind === 'ai_template') return 'template'
  return future && status !== 'draft' ? 'sending' : undefined
}

/** INBOX-20 to INBOX-27, INBOX-46: undefined for a message without a label. */
export function messageLabel(message: Labelled): MessageLabel | undefined {
  if (message.type === 'incoming') return undefined
  if (isFailed(message)) return 'notSent'
  if (message.kind === 'call_reminder') return 'callReminder'
  if (message.kind === 'followup') return 'followUp'
  if (message.kind === 'ai_fast') return 'fastResponse'
  if (message.dateScheduled === null) return labelOfUndated(message)
  return message.kind === 'ai' ? 'aiScheduled' : 'scheduled'
}

/** INBOX-28, INBOX-29: notes of future messages. */
export const futureNotes = {
  delayed: 'delayed due to higher-priority tasks',
  sent: 'Sent. Updating the conversation.',
} as const

export type FutureNote = keyof typeof futureNotes

/** INBOX-28, INBOX-29: the note of a future message that is late, or that was sent a moment ago. */
export function futureNote(
  { future, status, timestamp, error }: Pick<Message, 'future' | 'status' | 'timestamp' | 'error'>,
  now: Instant,
): FutureNote | undefined {
  if (!future || isFailed({ status, error })) return undefined
  if (status === 'sent') return 'sent'
  return status === 'scheduled' && instantMs(timestamp) < instantMs(now) ? 'delayed' : undefined
}

/** INBOX-41 to INBOX-44: true if the message can be sent again. */
export function isResendable(error: MessageError | null): boolean {
  return error === 'new_message' || error === 'max_attempts_reached'
}
