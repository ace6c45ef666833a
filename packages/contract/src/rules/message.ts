import { type Message, type MessageError } from '../resources/message.ts'
import { instantMs, type Instant } from './zone.ts'

/** Labels shown on a message, to the letter (document 3, section 4). */
export const messageLabels = {
  callReminder: 'Call Reminder',
  followUp: 'Follow Up',
  aiScheduled: 'AI Scheduled',
  aiTemplate: 'AI Template',
  fastResponse: 'Fast Response',
  sending: 'Sending',
  template: 'Template',
  scheduled: 'Scheduled',
} as const

export type MessageLabel = keyof typeof messageLabels

type Labelled = Pick<Message, 'type' | 'kind' | 'status' | 'dateScheduled' | 'future'>

function labelOfUndated({ kind, status, future }: Labelled): MessageLabel | undefined {
  if (kind === 'ai') return 'aiTemplate'
  if (kind === 'template' || kind === 'ai_template') return 'template'
  return future && status !== 'draft' ? 'sending' : undefined
}

/**
 * What a message is labelled with, by its kind and whether it has a schedule date (document 3, section 4). No label: incoming messages, drafts,
 * and what a person wrote once it is sent.
 */
export function messageLabel(message: Labelled): MessageLabel | undefined {
  if (message.type === 'incoming') return undefined
  if (message.kind === 'call_reminder') return 'callReminder'
  if (message.kind === 'followup') return 'followUp'
  if (message.kind === 'ai_fast') return 'fastResponse'
  if (message.dateScheduled === null) return labelOfUndated(message)
  return message.kind === 'ai' ? 'aiScheduled' : 'scheduled'
}

/** What is said of a future message beside its label, to the letter (document 3, section 4). */
export const futureNotes = {
  delayed: 'delayed due to higher-priority tasks',
  sent: 'Sent. Updating the conversation.',
} as const

export type FutureNote = keyof typeof futureNotes

/** Whether a future message was sent meanwhile, or is late because its time has passed. */
export function futureNote(
  { future, status, timestamp }: Pick<Message, 'future' | 'status' | 'timestamp'>,
  now: Instant,
): FutureNote | undefined {
  if (!future) return undefined
  if (status === 'sent') return 'sent'
  return status === 'scheduled' && instantMs(timestamp) < instantMs(now) ? 'delayed' : undefined
}

/** Whether a failed message offers 'Re-send this message' (document 3, section 8). */
export function isResendable(error: MessageError | null): boolean {
  return error === 'new_message' || error === 'max_attempts_reached'
}
