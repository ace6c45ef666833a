import { type IsoDate } from '../dates/dates.ts'

/** How a message was created. */
export type ChatMessageKind = 'manual' | 'template' | 'ai_template' | 'ai' | 'ai_fast' | 'followup' | 'call_reminder'

/** A message's state. */
export type ChatMessageStatus = 'draft' | 'scheduled' | 'sent'

export type ChatMessageId = string | number

/** A message of a thread. Keep the objects of unchanged messages: only new objects re-render. */
export interface ChatMessage {
  readonly id: ChatMessageId
  readonly type: 'incoming' | 'outgoing'
  readonly text: string
  /** The day it was sent or is due, in the viewer's zone. */
  readonly day: IsoDate
  /** The time of that day, '14:05'. */
  readonly time: string
  readonly kind: ChatMessageKind
  readonly status: ChatMessageStatus
  /** The label of its kind and schedule date: 'Follow Up', 'AI Scheduled'. */
  readonly label?: string | undefined
  /** A note beside the label of a future message: 'delayed due to higher-priority tasks'. */
  readonly note?: string | undefined
  /** Why it could not be sent. */
  readonly errorText?: string | undefined
  /** Offers 'Re-send this message' beside the error. */
  readonly isResendable?: boolean | undefined
  /** The category of a lead's answer. */
  readonly categoryId?: string | undefined
  readonly categoryName?: string | undefined
  /** Incoming and not read yet: reported once it was in view. */
  readonly isUnread?: boolean | undefined
  /** It has not reached the server: it can be sent again or deleted, and not be edited. */
  readonly isLocal?: boolean | undefined
  /** An action on it is pending: it is dimmed and its actions are disabled. */
  readonly isBusy?: boolean | undefined
}

/** A category to choose. */
export interface ChatCategory {
  readonly id: string
  readonly name: string
}
