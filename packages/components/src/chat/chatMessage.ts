import { type IsoDate } from '../dates/dates.ts'

export type ChatMessageKind = 'manual' | 'template' | 'ai_template' | 'ai' | 'ai_fast' | 'followup' | 'call_reminder'

export type ChatMessageStatus = 'draft' | 'scheduled' | 'sent'

/** A string is the id of a message that the server does not have yet. */
export type ChatMessageId = string | number

/** Reuse the object of an unchanged message. A message with a new object renders again. */
export interface ChatMessage {
  readonly id: ChatMessageId
  readonly type: 'incoming' | 'outgoing'
  readonly text: string
  /** The day on which the message was sent or is due, in the viewer's zone. */
  readonly day: IsoDate
  /** 'HH:mm'. */
  readonly time: string
  readonly kind: ChatMessageKind
  readonly status: ChatMessageStatus
  /** For example 'Follow Up' or 'AI Scheduled'. */
  readonly label?: string | undefined
  /** Shown next to the label of a future message. */
  readonly note?: string | undefined
  /** The reason why the message could not be sent. */
  readonly errorText?: string | undefined
  /** Shows 'Re-send this message' next to the error. */
  readonly isResendable?: boolean | undefined
  /** The category of a lead's message. Undefined for other messages. */
  readonly categoryId?: string | undefined
  readonly categoryName?: string | undefined
  /** The user has not read this incoming message. */
  readonly isUnread?: boolean | undefined
  /** The message has not reached the server. */
  readonly isLocal?: boolean | undefined
  /** An action on the message is pending. */
  readonly isBusy?: boolean | undefined
}

export interface ChatCategory {
  readonly id: string
  readonly name: string
  /** Shown in red at the end of menus. Default: false. */
  readonly isSevere?: boolean | undefined
}
