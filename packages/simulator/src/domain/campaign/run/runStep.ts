import { resolvedMessage } from '@tandem/contract'
import { type DailyStats } from '../../stats/dailyStats.ts'
import { type MessageRow } from '../../rows/messaging.ts'
import { afterIncoming, afterOutgoing } from '../../conversations/threads.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { updateCall, renewProposal } from '../plan/callChanges.ts'
import { creditCost } from '../plan/creditCost.ts'
import { type Draft, draftOf, isSending, type SendingStep } from '../plan/drafts.ts'
import { type Lead } from '../plan/lead.ts'
import { count, type ReplyKind, type StepContext } from '../plan/stepContext.ts'
import { type ScriptStep } from '../plan/script.ts'
import { placeholderValues, variantOf, wordsOf } from '../plan/words.ts'

/**
 * Lets the next step of a lead's script happen at a moment. Adds the message to the thread, replaces the lead's drafts and counts the facts. The
 * same for the past of a scenario and for what happens as time passes.
 */
export function runStep(
  world: TandemWorld,
  stats: DailyStats,
  lead: Lead,
  at: number,
  replyKind: ReplyKind = 'ai_fast',
): void {
  const step = lead.script[lead.enrolment.stepIndex]
  if (!step) return
  const context: StepContext = { world, stats, lead, at }
  applyStep(context, step, replyKind)
  lead.enrolment = { ...lead.enrolment, stepIndex: lead.enrolment.stepIndex + 1 }
  lead.since = at
}

function applyStep(context: StepContext, step: ScriptStep, replyKind: ReplyKind): void {
  const { lead, at } = context
  if (step.act === 'request') {
    lead.enrolment = { ...lead.enrolment, status: 'sent', profileId: lead.profile.id, dateRequested: at }
    count(context, { contactedCount: 1, requestsCount: 1 })
  } else if (step.act === 'accept') {
    accept(context)
  } else if (step.act === 'incoming') {
    receive(context, step)
  } else if (isSending(step)) {
    sendMessage(context, step, replyKind)
  } else if (lead.call) {
    lead.call = { ...lead.call, status: step.status, reminders: [], dateClosed: at }
  }
}

/** The sender writes. */
function sendMessage(context: StepContext, step: SendingStep, replyKind: ReplyKind): void {
  if (!context.lead.conversation) beginTalk(context)
  const draft = draftOf(context, step, replyKind)
  send(context, draft)
  const isManual = draft.kind === 'manual'
  if (draft.isFollowUp) count(context, isManual ? { followUpsManual: 1 } : { followUpsAi: 1 })
  else if (draft.answers === 'objection') count(context, isManual ? { objectionsManual: 1 } : { objectionsAi: 1 })
}

/** The first message to somebody who is connected already. */
function beginTalk(context: StepContext): void {
  const { lead } = context
  lead.enrolment = { ...lead.enrolment, status: 'sent', profileId: lead.profile.id, dateRequested: null }
  openConversation(context)
  count(context, { contactedCount: 1 })
}

function accept(context: StepContext): void {
  const { lead, at } = context
  const { sequence, enrolment } = lead
  lead.enrolment = { ...enrolment, dateAccepted: at }
  openConversation(context)
  count(context, { requestsAcceptedCount: 1 })
  const [request] = sequence.templates
  if (!request || sequence.sendEmptyConnectionRequest) return
  const sentAt = enrolment.dateRequested ?? at
  add(
    context,
    { kind: 'template', text: resolvedMessage(request.text, placeholderValues(lead)), answers: null, isRequest: true },
    sentAt,
  )
}

function openConversation(context: StepContext): void {
  const { lead, at } = context
  const { sequence, recipient, profile, enrolment } = lead
  lead.conversation = {
    // One conversation an enrolment: its id can be told before the row is there.
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
  lead.enrolment = { ...lead.enrolment, conversationId: enrolment.id }
  count(context, { conversationsCount: 1 })
}

function receive(
  context: StepContext,
  { line, category, isOpen, call }: Extract<ScriptStep, { act: 'incoming' }>,
): void {
  const { lead, at, world } = context
  if (!lead.conversation) return
  if (line.say === 'accept') renewProposal(lead, at)
  const message = world.tables.messages.insert({
    ...plainMessage(lead.conversation.id, at),
    type: 'incoming',
    kind: 'manual',
    text: wordsOf(lead, line, at, variantOf(lead, line, world.random.fork('words', lead.enrolment.id, line.say))),
    category,
  })
  const isFirst = lead.conversation.incomingCount === 0
  const wasWaiting = lead.conversation.waitingSince !== null
  lead.conversation = afterIncoming(lead.conversation, message, isOpen)
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

function send(context: StepContext, draft: Draft): void {
  const { lead } = context
  const wasWaiting = lead.conversation?.waitingSince != null
  add(context, draft, context.at)
  const creditsUsed = creditCost(draft.kind, lead.client.info)
  count(context, { messagesCount: 1, needAnswerDelta: wasWaiting ? -1 : 0, creditsUsed })
}

function add(
  { world, lead, at }: StepContext,
  { kind, text, answers, isFollowUp = false, isRequest = false }: Draft,
  timestamp: number,
): MessageRow | undefined {
  if (!lead.conversation) return undefined
  const message = world.tables.messages.insert({
    ...plainMessage(lead.conversation.id, timestamp),
    type: 'outgoing',
    kind,
    text,
    answers,
    isFollowUp,
    isRequest,
  })
  lead.conversation = { ...afterOutgoing(lead.conversation, message), dateLastActivity: at }
  return message
}

function plainMessage(conversationId: number, timestamp: number) {
  return {
    conversationId,
    timestamp,
    status: 'sent',
    dateScheduled: null,
    category: null,
    error: null,
    isRequest: false,
    isFollowUp: false,
    answers: null,
  } as const
}
