import { type ChatMessage } from '@tandem/components'
import {
  dateFormats,
  dayAt,
  formatMoment,
  futureNote,
  futureNotes,
  type Instant,
  instantMs,
  isResendable,
  marksRead,
  type Message,
  messageLabel,
  messageLabels,
} from '@tandem/contract'
import { type OutgoingMessage } from '../composer/outgoing.ts'
import { inboxMessages } from '../messages.ts'
import { postponedTo, type WorkingHours } from '../workingHours.ts'

export interface ChatContext {
  readonly now: Instant
  readonly timeZone: string
  readonly lastReadId: number | null
  readonly categoryName: (category: string) => string
  readonly busyIds: ReadonlySet<number>
  /** Undefined while unknown. */
  readonly profile: WorkingHours | undefined
}

interface ThreadMessages {
  /** The sent messages, in any order. */
  readonly sent: readonly Message[]
  /** The future messages, including the draft. */
  readonly future: readonly Message[]
  /** Unconfirmed messages. */
  readonly outgoing: readonly OutgoingMessage[]
}

const momentOf = (at: Instant, timeZone: string) => ({
  day: dayAt(at, timeZone),
  time: formatMoment(at, dateFormats.time, timeZone),
})

/**
 * A message with its texts (INBOX-20 to INBOX-29, INBOX-41 to INBOX-46). If the message is scheduled outside the
 * profile's working hours, its time is the start of the next working hours (INBOX-69).
 */
export function chatMessage(message: Message, context: ChatContext): ChatMessage {
  const { id, type, text, kind, status, category, error } = message
  const { now, timeZone, lastReadId, categoryName, busyIds, profile } = context
  const isFailed = status === 'scheduled' && error !== null
  const label = messageLabel(message)
  const known = futureNote(message, now)
  const open = known || isFailed ? undefined : postponedTo(message, now, profile)
  const note = known ? futureNotes[known] : open === undefined ? undefined : inboxMessages.thread.outsideHours
  return {
    id,
    type,
    text,
    kind,
    status,
    ...momentOf(open ?? message.timestamp, timeZone),
    ...(label && { label: messageLabels[label] }),
    ...(note !== undefined && { note }),
    ...(isFailed && { errorText: inboxMessages.errors[error], isResendable: isResendable(error) }),
    ...(type === 'incoming' && category !== null && { categoryId: category, categoryName: categoryName(category) }),
    ...(marksRead(message, lastReadId) && { isUnread: true }),
    ...(busyIds.has(id) && { isBusy: true }),
  }
}

/** An unconfirmed message (INBOX-49). */
function outgoingMessage(message: OutgoingMessage, { now, timeZone }: ChatContext): ChatMessage {
  const { key, text, dateScheduled, state, reason } = message
  const isFailed = state === 'failed'
  return {
    id: key,
    type: 'outgoing',
    text,
    kind: 'manual',
    status: isFailed || dateScheduled !== null ? 'scheduled' : 'sent',
    isLocal: true,
    ...momentOf(dateScheduled ?? now, timeZone),
    ...(isFailed ? { errorText: reason, isResendable: true } : { label: inboxMessages.outbox.sending, isBusy: true }),
  }
}

/** Oldest first. Future and unconfirmed messages come last. */
export function chatMessages({ sent, future, outgoing }: ThreadMessages, context: ChatContext): readonly ChatMessage[] {
  const ids = new Set(sent.map(({ id }) => id))
  const coming = future.filter(({ id, status }) => status !== 'draft' && !ids.has(id))
  const waiting = [
    ...coming.map((message) => ({ at: instantMs(message.timestamp), shown: chatMessage(message, context) })),
    ...outgoing.map((message) => ({
      at: instantMs(message.dateScheduled ?? context.now),
      shown: outgoingMessage(message, context),
    })),
  ]
  return [
    ...sent
      .toSorted((one, other) => instantMs(one.sortDate) - instantMs(other.sortDate) || one.id - other.id)
      .map((message) => chatMessage(message, context)),
    ...waiting.toSorted((one, other) => one.at - other.at).map(({ shown }) => shown),
  ]
}
