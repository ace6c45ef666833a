import { type Caller } from '../core/handlers.ts'
import { seenRow, viewerOf } from '../domain/access.ts'
import { messageStatuses } from '../domain/directories.ts'
import { futureMessage, futureMessages, patchFuture, removeMessage, writeMessage } from '../domain/outbox.ts'
import { type ConversationRow } from '../domain/records.ts'
import { messageView } from '../domain/views.ts'
import { type TandemWorld } from '../domain/world.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const messageHandlers = tandemHandlers({
  messageCreate: (world, { params, body }, caller) => messageView(writeMessage(world, seen(world, caller, params.id), body)),
  futureMessageList: (world, { params }, caller) => {
    const messages = futureMessages(world, seen(world, caller, params.id))
    return { _embedded: { messages: messages.map((row) => ({ ...messageView(row), future: true })), messageStatuses } }
  },
  futureMessagePatch: (world, { params, body }, caller) =>
    messageView(patchFuture(world, futureMessage(world, seen(world, caller, params.conversationId), params.id), body)),
  futureMessageDelete: (world, { params }, caller) =>
    removeMessage(world, futureMessage(world, seen(world, caller, params.conversationId), params.id)),
})

const seen = (world: TandemWorld, caller: Caller, id: number): ConversationRow =>
  seenRow(world, viewerOf(world, caller), 'conversations', id)
