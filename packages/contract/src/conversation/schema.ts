import * as v from 'valibot'
import { body, conversationId, count, instant, messageId, profileId, recipientId, sequenceId } from '../core/scalars.ts'
import { ClientReference } from '../client/schema.ts'
import { Category } from '../directory/schema.ts'
import { byId } from '../core/list.ts'
import { Message } from '../message/schema.ts'
import { Profile } from '../profile/schema.ts'
import { Recipient } from '../recipient/schema.ts'
import { SequenceReference } from '../sequence/schema.ts'

/** INBOX-8: the thread between a profile and a recipient. */
export const Conversation = v.object({
  id: conversationId,
  profileId,
  recipientId,
  sequenceId: v.nullable(sequenceId),
  /** A category's code. */
  category: v.string(),
  lastMessageId: v.nullable(messageId),
  lastReadMessageId: v.nullable(messageId),
  unreadMessagesCount: count,
  automationEnabled: v.boolean(),
  /** False: no AI follow-ups, no notifications. */
  isFollowed: v.boolean(),
  /** The address of the thread on LinkedIn. */
  url: v.nullable(v.string()),
  dateLastActivity: instant,
})
export type Conversation = v.InferOutput<typeof Conversation>

/** INBOX-6: related records by id. `clients`: the profiles' clients. */
export const conversationRelations = {
  profiles: byId(Profile),
  recipients: byId(Recipient),
  categories: byId(Category),
  messages: byId(Message),
  sequences: byId(SequenceReference),
  clients: byId(ClientReference),
}

/** Contains all related records, because a link can open a conversation before the list is loaded. */
export const ConversationDetail = v.object({ ...Conversation.entries, _embedded: v.object(conversationRelations) })
export type ConversationDetail = v.InferOutput<typeof ConversationDetail>

/** INBOX-10 */
export const ConversationPatch = body({ automationEnabled: v.boolean('automationEnabled must be true or false.') })
export type ConversationPatch = v.InferOutput<typeof ConversationPatch>
