import * as v from 'valibot'
import { maximumLength } from '../constants.ts'
import { body, conversationId, filledText, instant, messageId, patchBody, text } from '../core/scalars.ts'
import { MessageCategory } from '../directory/schema.ts'

/** INBOX-18: the source of a message. */
export const MessageKind = v.picklist([
  'manual',
  'template',
  'ai_template',
  'ai',
  'ai_fast',
  'followup',
  'call_reminder',
])
export type MessageKind = v.InferOutput<typeof MessageKind>

/** A `draft` is not sent. A `scheduled` message is sent at its time. */
export const MessageStatus = v.picklist(['draft', 'scheduled', 'sent'])
export type MessageStatus = v.InferOutput<typeof MessageStatus>

/** INBOX-41 to INBOX-44: why a message could not be sent. */
export const MessageError = v.picklist([
  'new_message',
  'max_attempts_reached',
  'limit_reached',
  'recipient_cannot_be_reached',
])
export type MessageError = v.InferOutput<typeof MessageError>

/** INBOX-17: a sent or future message. */
export const Message = v.object({
  id: messageId,
  conversationId,
  type: v.picklist(['incoming', 'outgoing']),
  text: v.string(),
  /** When the message was sent, or is due. */
  timestamp: instant,
  kind: MessageKind,
  status: MessageStatus,
  /** Null if a user sent the message at once, or a campaign has sent it. */
  dateScheduled: v.nullable(instant),
  /** True for each message in the list of future messages. A message stays there for a moment after it is sent. */
  future: v.boolean(),
  /** The category code of a lead's message. Null for an outgoing message. */
  category: v.nullable(v.string()),
  error: v.nullable(MessageError),
  /** The thread is sorted by this time. */
  sortDate: instant,
})
export type Message = v.InferOutput<typeof Message>

/** `id` is the code of a message status. */
export const MessageStatusEntry = v.object({ id: v.string(), name: v.string() })
export type MessageStatusEntry = v.InferOutput<typeof MessageStatusEntry>

const messageText = filledText('A message', maximumLength.messageText)

/**
 * INBOX-34: sends or schedules a message, or saves the draft of the conversation. A conversation has at most one draft.
 * An empty text removes the draft.
 */
export const MessageCreation = v.variant(
  'status',
  [
    body({ status: v.literal('sent'), text: messageText, dateScheduled: v.optional(v.null()) }),
    body({
      status: v.literal('draft'),
      text: text('A message', maximumLength.messageText),
      dateScheduled: v.optional(v.nullable(instant)),
    }),
    body({ status: v.literal('scheduled'), text: messageText, dateScheduled: instant }),
  ],
  'The status of a message is draft, scheduled or sent.',
)
export type MessageCreation = v.InferOutput<typeof MessageCreation>

/** INBOX-30 */
export const MessagePatch = body({ category: MessageCategory })
export type MessagePatch = v.InferOutput<typeof MessagePatch>

/** The status `sent` sends the message now, also if an earlier attempt to send it failed. */
export const FutureMessagePatch = patchBody({
  text: messageText,
  dateScheduled: instant,
  status: v.picklist(['scheduled', 'sent'], 'The status is scheduled or sent.'),
})
export type FutureMessagePatch = v.InferOutput<typeof FutureMessagePatch>

/** A text by the AI. Each text costs AI credits. */
export const AiText = v.object({ text: v.string() })
export type AiText = v.InferOutput<typeof AiText>

/** `prompt`: instructions to the AI. */
export const AiReplyRequest = patchBody({ prompt: text('A prompt', maximumLength.prompt) })
export type AiReplyRequest = v.InferOutput<typeof AiReplyRequest>

/** INBOX-67 */
export const AiImproveRequest = body({ message: messageText })
export type AiImproveRequest = v.InferOutput<typeof AiImproveRequest>
