import { type MessageCategory, type MessageKind, ReminderDelay, resolvedMessage } from '@tandem/contract'
import { type FactBook } from '../factBook.ts'
import { type CallRow, type DayCounts, type MessageRow } from '../records.ts'
import { afterIncoming, afterOutgoing } from '../threads.ts'
import { type TandemWorld } from '../world.ts'
import { creditCost } from './credits.ts'
import { type Lead } from './lead.ts'
import { type Beat, type CallStep, type Line } from './script.ts'
import { meetingTime, placeholderValues, wordsOf } from './words.ts'

/** How an answer comes about: at once by the AI, by the AI within working hours, by a person. */
export type ReplyKind = 'ai_fast' | 'ai' | 'manual'

/**
 * Lets the next beat of a lead's script happen at a moment. Adds the message to the thread, replaces the lead's drafts and counts the facts. The
 * same for the past of a scenario and for what happens as time passes.
 */
export function perform(world: TandemWorld, book: FactBook, lead: Lead, at: number, replyKind: ReplyKind = 'ai_fast'): void {
  const beat = lead.script[lead.enrolment.beat]
  if (!beat) return
  const scene: Scene = { world, book, lead, at }
  play(scene, beat, replyKind)
  lead.enrolment = { ...lead.enrolment, beat: lead.enrolment.beat + 1 }
  lead.since = at
}

/** Nobody books a call that begins sooner. */
const notice = 3 * 3_600_000

interface Scene {
  readonly world: TandemWorld
  readonly book: FactBook
  readonly lead: Lead
  readonly at: number
}

function play(scene: Scene, beat: Beat, replyKind: ReplyKind): void {
  const { lead, at } = scene
  if (beat.act === 'request') {
    lead.enrolment = { ...lead.enrolment, status: 'sent', profileId: lead.profile.id, dateRequested: at }
    count(scene, { contactedCount: 1, requestsCount: 1 })
  } else if (beat.act === 'accept') {
    accept(scene)
  } else if (beat.act === 'template') {
    sendTemplate(scene, beat.step)
  } else if (beat.act === 'incoming') {
    receive(scene, beat)
  } else if (beat.act === 'reply') {
    answer(scene, beat, beat.isPersonal ? 'manual' : replyKind)
  } else if (beat.act === 'followUp') {
    followUp(scene, beat.category, replyKind)
  } else if (beat.act === 'remind') {
    send(scene, { kind: 'call_reminder', text: words(scene, { say: 'remind', delay: beat.delay }), answers: null })
  } else if (lead.call) {
    lead.call = { ...lead.call, status: beat.status, reminders: [], dateClosed: at }
  }
}

function answer(scene: Scene, { line, to, call }: Extract<Beat, { act: 'reply' }>, kind: ReplyKind): void {
  // First the call: the words name its time.
  moveCall(scene, call, kind)
  send(scene, { kind, text: words(scene, line), answers: to })
  if (to === 'objection') count(scene, kind === 'manual' ? { objectionsManual: 1 } : { objectionsAi: 1 })
}

function followUp(scene: Scene, category: MessageCategory, replyKind: ReplyKind): void {
  const isManual = replyKind === 'manual'
  send(scene, { kind: isManual ? 'manual' : 'followup', text: words(scene, { say: 'followUp' }), answers: category, isFollowUp: true })
  count(scene, isManual ? { followUpsManual: 1 } : { followUpsAi: 1 })
}

function accept(scene: Scene): void {
  const { lead, at } = scene
  const { sequence, enrolment } = lead
  lead.enrolment = { ...enrolment, dateAccepted: at }
  openConversation(scene)
  count(scene, { requestsAcceptedCount: 1 })
  const [request] = sequence.templates
  if (!request || sequence.sendEmptyConnectionRequest) return
  const sentAt = enrolment.dateRequested ?? at
  add(scene, { kind: 'template', text: resolvedMessage(request.text, placeholderValues(lead)), answers: null, isRequest: true }, sentAt)
}

function sendTemplate(scene: Scene, step: number): void {
  const { lead } = scene
  const { sequence } = lead
  if (!lead.conversation) {
    lead.enrolment = { ...lead.enrolment, status: 'sent', profileId: lead.profile.id, dateRequested: null }
    openConversation(scene)
    count(scene, { contactedCount: 1 })
  }
  const template = sequence.templates[step]
  const isCloud = sequence.type === 'cloud'
  const text = isCloud ? (template ? resolvedMessage(template.text, placeholderValues(lead)) : '') : opener(scene, step)
  send(scene, { kind: isCloud ? 'template' : 'ai_template', text, answers: null })
}

/** What a re-engagement says: the first time a new beginning, then a reminder. */
const opener = (scene: Scene, step: number): string => words(scene, { say: step === 0 ? 'reEngagement' : 'followUp' })

function openConversation(scene: Scene): void {
  const { lead, at } = scene
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
  count(scene, { conversationsCount: 1 })
}

function receive(scene: Scene, { line, category, isOpen, call }: Extract<Beat, { act: 'incoming' }>): void {
  const { lead, at, world } = scene
  if (!lead.conversation) return
  if (line.say === 'accept') renewProposal(lead, at)
  const message = world.tables.messages.insert({
    ...plainMessage(lead.conversation.id, at),
    type: 'incoming',
    kind: 'manual',
    text: words(scene, line),
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
  count(scene, {
    repliedCount: Number(isFirst),
    interestedCount: Number(isInterest),
    needAnswerDelta: Number(isWaiting) - Number(wasWaiting),
  })
  moveCall(scene, call, 'ai_fast')
}

interface Draft {
  readonly kind: MessageKind
  readonly text: string
  readonly answers: MessageCategory | null
  readonly isFollowUp?: boolean
  readonly isRequest?: boolean
}

function send(scene: Scene, draft: Draft): void {
  const { lead } = scene
  const wasWaiting = lead.conversation?.waitingSince != null
  add(scene, draft, scene.at)
  const creditsUsed = creditCost(draft.kind, lead.client.info)
  count(scene, { messagesCount: 1, needAnswerDelta: wasWaiting ? -1 : 0, creditsUsed })
}

function add(
  { world, lead, at }: Scene,
  { kind, text, answers, isFollowUp = false, isRequest = false }: Draft,
  timestamp: number,
): MessageRow | undefined {
  if (!lead.conversation) return undefined
  const isPlanned = kind === 'template' || kind === 'ai_template' || kind === 'ai' || kind === 'followup'
  const message = world.tables.messages.insert({
    ...plainMessage(lead.conversation.id, timestamp),
    type: 'outgoing',
    kind,
    text,
    dateScheduled: isPlanned ? timestamp : null,
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

/** What a message does to the call that is spoken of. */
function moveCall(scene: Scene, step: CallStep | undefined, kind: ReplyKind): void {
  const { lead, at } = scene
  if (!step || !lead.conversation) return
  const { id, organizationId } = lead.conversation
  // One call a conversation, as its id says.
  lead.call = { ...(lead.call ?? newCall(id, organizationId, at)), status: step }
  renewProposal(lead, at)
  if (step !== 'scheduled') return
  const bookedBy = kind === 'manual' ? 'manual' : 'ai'
  const { timeZone } = lead.recipient
  lead.call = { ...lead.call, date: lead.call.proposedDate, timezone: timeZone, reminders: ReminderDelay.options, dateBooked: at, bookedBy }
  count(scene, bookedBy === 'ai' ? { callsAi: 1 } : { callsManual: 1 })
}

function newCall(conversationId: number, organizationId: number, at: number): CallRow {
  return {
    id: conversationId,
    organizationId,
    conversationId,
    status: 'suggested',
    date: null,
    timezone: null,
    reminders: [],
    dateCreated: at,
    proposedDate: at,
    dateBooked: null,
    bookedBy: null,
    dateClosed: null,
  }
}

/** A proposed time that is too near, or over, makes room for a later one. */
function renewProposal(lead: Lead, at: number): void {
  if (lead.call && lead.call.proposedDate < at + notice)
    lead.call = { ...lead.call, proposedDate: meetingTime(at, lead.recipient.timeZone, lead.call.id % 5) }
}

function words({ world, lead, at }: Scene, line: Line): string {
  return wordsOf(lead, line, at, world.random.fork('words', lead.enrolment.id, line.say))
}

function count({ book, lead, at }: Scene, counts: Partial<DayCounts>): void {
  book.count({ sequence: lead.sequence, profileId: lead.profile.id, at }, counts)
}
