import { resolvedMessage } from '@tandem/contract'
import { afterIncoming, afterOutgoing, messageDefaults, timeInThread } from '../../conversations/threads.ts'
import { type ConversationRow } from '../../rows/messaging.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { type DailyStats } from '../../stats/dailyStats.ts'
import { renewProposal, updateCall } from '../plan/callChanges.ts'
import { draftOf, isSending, type SendingStep } from '../plan/drafts.ts'
import { currentStep, skipStep, type Lead } from '../plan/lead.ts'
import { textOf } from '../plan/lineText.ts'
import { placeholderValues } from '../plan/placeholders.ts'
import { type ScriptStep } from '../plan/script.ts'
import { count, type ReplyKind, type StepContext } from '../plan/stepContext.ts'
import { sendMessage } from './sendMessage.ts'

/** Runs the next step of a lead's script. `seedHistory` also calls this function to create the past of a scenario. */
export function runStep(
  workspace: TandemWorkspace,
  stats: DailyStats,
  lead: Lead,
  at: number,
  replyKind: ReplyKind = 'ai_fast',
): void {
  const step = currentStep(lead)
  if (!step) return
  applyStep({ workspace, stats, lead, at }, step, replyKind)
  skipStep(lead)
  lead.since = at
}

function applyStep(context: StepContext, step: ScriptStep, replyKind: ReplyKind): void {
  const { lead, at } = context
  if (isSending(step)) {
    send(context, step, replyKind)
  } else if (step.act === 'request') {
    lead.enrolment = { ...lead.enrolment, status: 'sent', profileId: lead.profile.id, dateRequested: at }
    count(context, { contactedCount: 1, requestsCount: 1 })
  } else if (step.act === 'accept') {
    acceptRequest(context)
  } else if (step.act === 'incoming') {
    receive(context, step)
  } else if (lead.call) {
    lead.call = { ...lead.call, status: step.status, reminders: [], dateClosed: at }
  }
}

function send(context: StepContext, step: SendingStep, replyKind: ReplyKind): void {
  const { lead } = context
  if (!lead.conversation) contactConnection(context)
  const draft = draftOf(context, step, replyKind)
  if (lead.conversation) lead.conversation = sendMessage(context, lead.conversation, draft)
}

/** Records the first contact with a recipient who is already connected to the profile. */
function contactConnection(context: StepContext): void {
  const { lead } = context
  lead.enrolment = { ...lead.enrolment, status: 'sent', profileId: lead.profile.id, dateRequested: null }
  openConversation(context)
  count(context, { contactedCount: 1 })
}

function acceptRequest(context: StepContext): void {
  const { workspace, lead, at } = context
  const { sequence, enrolment } = lead
  lead.enrolment = { ...enrolment, dateAccepted: at }
  const conversation = openConversation(context)
  count(context, { requestsAcceptedCount: 1 })
  const [request] = sequence.templates
  if (!request || sequence.sendEmptyConnectionRequest) return
  const message = workspace.tables.messages.insert({
    ...messageDefaults,
    conversationId: conversation.id,
    timestamp: enrolment.dateRequested ?? at,
    type: 'outgoing',
    kind: 'template',
    text: resolvedMessage(request.text, placeholderValues(lead)),
    isRequest: true,
  })
  lead.conversation = afterOutgoing(conversation, message)
}

function openConversation(context: StepContext): ConversationRow {
  const { lead, at } = context
  const { sequence, recipient, profile, enrolment } = lead
  const conversation: ConversationRow = {
    id: enrolment.id,
    organizationId: sequence.organizationId,
    profileId: profile.id,
    recipientId: recipient.id,
    sequenceId: sequence.id,
    clientId: sequence.clientId,
    category: 'not_categorized',
    lastMessageId: null,
    lastReadMessageId: null,
    unreadMessagesCount: 0,
    automationEnabled: true,
    isFollowed: true,
    url: `https://www.linkedin.com/messaging/thread/2-${(enrolment.id * 7919 + 104_729).toString(36)}/`,
    dateCreated: at,
    dateLastActivity: at,
    incomingCount: 0,
    followUpsCount: 0,
    waitingSince: null,
    dateAnswered: null,
    answeredCategory: null,
    dateFollowedUp: null,
    followUpDue: null,
  }
  lead.conversation = conversation
  lead.enrolment = { ...lead.enrolment, conversationId: enrolment.id }
  count(context, { conversationsCount: 1 })
  return conversation
}

function receive(context: StepContext, step: Extract<ScriptStep, { act: 'incoming' }>): void {
  const { lead, at, workspace } = context
  const { line, category, isOpen, call } = step
  if (!lead.conversation) return
  if (line.say === 'accept') renewProposal(lead, at)
  const message = workspace.tables.messages.insert({
    ...messageDefaults,
    conversationId: lead.conversation.id,
    timestamp: timeInThread(lead.conversation, at),
    type: 'incoming',
    kind: 'manual',
    text: textOf(context, line),
    category,
  })
  const isFirst = lead.conversation.incomingCount === 0
  const wasWaiting = lead.conversation.waitingSince !== null
  lead.conversation = afterIncoming(lead.conversation, message, isOpen)
  if (category === 'stop_campaign') endScript(lead, lead.conversation)
  const isWaiting = lead.conversation.waitingSince !== null
  const isInterest = category === 'interested' && lead.enrolment.dateInterested === null
  lead.enrolment = {
    ...lead.enrolment,
    dateReplied: lead.enrolment.dateReplied ?? at,
    dateInterested: isInterest ? at : lead.enrolment.dateInterested,
  }
  count(context, {
    repliedCount: Number(isFirst),
    interestedCount: Number(isInterest),
    needAnswerDelta: Number(isWaiting) - Number(wasWaiting),
  })
  updateCall(context, call, 'ai_fast')
}

/** INBOX-31: turns the automation off. Selects the last step: `runStep` then calls `skipStep`, and the script ends. */
function endScript(lead: Lead, conversation: ConversationRow): void {
  lead.conversation = { ...conversation, automationEnabled: false }
  lead.enrolment = { ...lead.enrolment, stepIndex: lead.script.length - 1 }
}
