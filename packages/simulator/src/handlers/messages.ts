import { type Message } from '@tandem/contract'
import { type Caller } from '../core/handlers.ts'
import { seenRow, viewerOf } from '../domain/people/access.ts'
import { aiReply } from '../domain/messaging/aiReply.ts'
import { creditCost } from '../domain/campaign/plan/creditCost.ts'
import { spendCredits } from '../domain/billing/credits.ts'
import { improvedText } from '../domain/dialogue/improve.ts'
import { messageStatuses } from '../domain/views/directories.ts'
import { futureMessage, futureMessages, patchFuture, removeMessage, writeMessage } from '../domain/messaging/outbox.ts'
import { type ConversationRow, type MessageRow } from '../domain/rows/messaging.ts'
import { messageView } from '../domain/views/views.ts'
import { type TandemWorld } from '../domain/rows/world.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const messageHandlers = tandemHandlers({
  messageCreate: (world, { params, body }, caller) =>
    messageView(writeMessage(world, seen(world, caller, params.id), body)),
  futureMessageList: (world, { params }, caller) => {
    const messages = futureMessages(world, seen(world, caller, params.id))
    return { _embedded: { messages: messages.map(futureView), messageStatuses } }
  },
  futureMessagePatch: (world, { params, body }, caller) =>
    messageView(patchFuture(world, futureMessage(world, seen(world, caller, params.conversationId), params.id), body)),
  conversationAiReply: (world, { params, body }, caller) => ({
    text: aiReply(world, seen(world, caller, params.id), body.prompt),
  }),
  messageImprove: (world, { body }, caller) => {
    spendCredits(world, viewerOf(world, caller).organizationId, creditCost('ai', ''))
    return { text: improvedText(body.message) }
  },
  futureMessageDelete: (world, { params }, caller) =>
    removeMessage(world, futureMessage(world, seen(world, caller, params.conversationId), params.id)),
})

/** What has just gone out is still told of as to be sent. */
const futureView = (row: MessageRow): Message => ({ ...messageView(row), future: true })

const seen = (world: TandemWorld, caller: Caller, id: number): ConversationRow =>
  seenRow(world, viewerOf(world, caller), 'conversations', id)
