import { type IsoDate } from '../dates/dates.ts'

/** How a message came to be (document 3, section 4). */
export type ChatMessageKind = 'manual' | 'template' | 'ai_template' | 'ai' | 'ai_fast' | 'followup' | 'call_reminder'

/** Where a message stands (document 3, section 4). */
export type ChatMessageStatus = 'draft' | 'scheduled' | 'sent'

export type ChatMessageId = string | number

/** A message as a thread shows it. Keep the objects of messages that did not change: only new objects are drawn anew. */
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
  /** What it is called by its kind and schedule date: 'Follow Up', 'AI Scheduled'. */
  readonly label?: string | undefined
  /** What is said of a future message beside its label: 'delayed due to higher-priority tasks'. */
  readonly note?: string | undefined
  /** Why it could not be sent, in the words of document 3, section 8. */
  readonly errorText?: string | undefined
  /** Offers 'Re-send this message' beside the error. */
  readonly isResendable?: boolean | undefined
  /** A lead's answer has a category; it can be changed. */
  readonly categoryId?: string | undefined
  readonly categoryName?: string | undefined
  /** Incoming and not read yet: reported once it has been in view. */
  readonly isUnread?: boolean | undefined
  /** An action on it is under way: it is dimmed and its actions wait. */
  readonly isBusy?: boolean | undefined
}

/** A category that a message can be given. */
export interface ChatCategory {
  readonly id: string
  readonly name: string
}
