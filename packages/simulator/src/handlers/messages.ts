import { type Message } from '@tandem/contract'
import { aiReply } from '../domain/messaging/aiReply.ts'
import { creditCost } from '../domain/campaign/plan/creditCost.ts'
import { spendCredits } from '../domain/billing/credits.ts'
import { improvedText } from '../domain/dialogue/improve.ts'
import { messageStatuses } from '../domain/views/directories.ts'
import { futureMessage, futureMessages, patchFuture, removeMessage, writeMessage } from '../domain/messaging/outbox.ts'
import { type MessageRow } from '../domain/rows/messaging.ts'
import { messageView } from '../domain/views/views.ts'
import { tandemHandlers } from './caller.ts'

export const messageHandlers = tandemHandlers({
  messageCreate: (workspace, { params, body }, { find }) =>
    messageView(writeMessage(workspace, find('conversations', params.id), body)),
  futureMessageList: (workspace, { params }, { find }) => {
    const messages = futureMessages(workspace, find('conversations', params.id))
    return { _embedded: { messages: messages.map(futureView), messageStatuses } }
  },
  futureMessagePatch: (workspace, { params, body }, { find }) =>
    messageView(
      patchFuture(workspace, futureMessage(workspace, find('conversations', params.conversationId), params.id), body),
    ),
  conversationAiReply: (workspace, { params, body }, { find }) => ({
    text: aiReply(workspace, find('conversations', params.id), body.prompt),
  }),
  messageImprove: (workspace, { body }, { viewer }) => {
    spendCredits(workspace, viewer.organizationId, creditCost('ai', ''))
    return { text: improvedText(body.message) }
  },
  futureMessageDelete: (workspace, { params }, { find }) =>
    removeMessage(workspace, futureMessage(workspace, find('conversations', params.conversationId), params.id)),
})

/** Sets `future` to true, also for a sent message that is still in the list of future messages (INBOX-29). */
const futureView = (row: MessageRow): Message => ({ ...messageView(row), future: true })
