import * as v from 'valibot'
import { checkedOnce } from '../checkedOnce.ts'
import { body, count, id, instant } from '../scalars.ts'
import { ClientReference } from './client.ts'
import { Category } from './directory.ts'
import { byId } from './list.ts'
import { Message } from './message.ts'
import { Profile } from './profile.ts'
import { Recipient } from './recipient.ts'
import { SequenceReference } from './sequence.ts'

/** A thread between a profile and a recipient (document 3, section 3). */
export const Conversation = checkedOnce(
  v.object({
    id,
    profileId: id,
    recipientId: id,
    sequenceId: v.nullable(id),
    /** Code of a category. */
    category: v.string(),
    lastMessageId: v.nullable(id),
    lastReadMessageId: v.nullable(id),
    unreadMessagesCount: count,
    automationEnabled: v.boolean(),
    /** False after an unfollow: no AI follow-ups, no notifications. */
    isFollowed: v.boolean(),
    /** Link of the thread on the professional network. */
    url: v.nullable(v.string()),
    dateLastActivity: instant,
  }),
)
export type Conversation = v.InferOutput<typeof Conversation>

/** What a conversation refers to, by id: its profile, its client through it, recipient, sequence, category and last message. */
export const conversationRelations = {
  profiles: byId(Profile),
  recipients: byId(Recipient),
  categories: byId(Category),
  messages: byId(Message),
  sequences: byId(SequenceReference),
  clients: byId(ClientReference),
}

/** One conversation with what it refers to, so that a thread can be opened by its link. */
export const ConversationDetail = v.object({ ...Conversation.entries, _embedded: v.object(conversationRelations) })
export type ConversationDetail = v.InferOutput<typeof ConversationDetail>

export const ConversationPatch = body({ automationEnabled: v.boolean('automationEnabled must be true or false.') })
export type ConversationPatch = v.InferOutput<typeof ConversationPatch>
