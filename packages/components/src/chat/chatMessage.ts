import { type IsoDate } from '../dates/dates.ts'

/** The origin of a message. */
export type ChatMessageKind = 'manual' | 'template' | 'ai_template' | 'ai' | 'ai_fast' | 'followup' | 'call_reminder'

/** A message's state. */
export type ChatMessageStatus = 'draft' | 'scheduled' | 'sent'

/** A number from the server, or a text for a message that the server does not have yet. */
export type ChatMessageId = string | number

/** A message of a thread. Reuse the objects of unchanged messages, because each new object renders again. */
export interface ChatMessage {
  readonly id: ChatMessageId
  readonly type: 'incoming' | 'outgoing'
  readonly text: string
  /** The day of sending, or the due day, in the viewer's zone. */
  readonly day: IsoDate
  /** The time on that day, '14:05'. */
  readonly time: string
  readonly kind: ChatMessageKind
  readonly status: ChatMessageStatus
  /** The label of the message's kind: 'Follow Up', 'AI Scheduled'. */
  readonly label?: string | undefined
  /** A note next to the label of a future message: 'delayed due to higher-priority tasks'. */
  readonly note?: string | undefined
  /** The reason why the message could not be sent. */
  readonly errorText?: string | undefined
  /** Shows 'Re-send this message' next to the error. */
  readonly isResendable?: boolean | undefined
  /** The category of a lead's answer. */
  readonly categoryId?: string | undefined
  readonly categoryName?: string | undefined
  /** The user has not read this incoming message. When the message was visible, the list reports it to `onSeen`. */
  readonly isUnread?: boolean | undefined
  /** True if the message has not reached the server. It can be sent again or deleted, but not edited. */
  readonly isLocal?: boolean | undefined
  /** An action on the message is pending. The message is dimmed, and its actions are disabled. */
  readonly isBusy?: boolean | undefined
}

/** An available category. */
export interface ChatCategory {
  readonly id: string
  readonly name: string
  /** The category has further effects, so it is in red at the end of menus. Default: false. */
  readonly isSevere?: boolean | undefined
}
