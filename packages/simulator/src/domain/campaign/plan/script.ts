import { type MessageCategory, type ReminderDelay } from '@tandem/contract'
import { type Random } from '../../../core/random.ts'
import { type Line, type PlainSay } from '../../dialogue/line.ts'
import { objectionKeys, pitchTopics, type TopicKey } from '../../dialogue/topics.ts'
import { type CallOutcome, type LeadBehaviour } from '../../rows/leadBehaviour.ts'

/** What a message does to the call that is spoken of. */
export type CallChange = 'suggested' | 'got_email' | 'got_phone' | 'scheduled'

/** One thing that happens between a profile and a lead, in the order of the script. */
export type ScriptStep =
  | { readonly act: 'request' }
  | { readonly act: 'accept' }
  /** The sequence's message number `message` (from 1; 0 is the connection request). */
  | { readonly act: 'template'; readonly message: number }
  /** The lead writes. `isOpen`: an answer is expected. */
  | {
      readonly act: 'incoming'
      readonly line: Line
      readonly category: MessageCategory
      readonly isOpen: boolean
      readonly call?: CallChange
    }
  /** The sender answers: the AI where it may, else a person. `isPersonal`: always a person. */
  | {
      readonly act: 'reply'
      readonly line: Line
      readonly to: MessageCategory
      readonly isPersonal?: true
      readonly call?: CallChange
    }
  /** A reminder to a lead who is quiet; `round` counts from 0. */
  | { readonly act: 'followUp'; readonly round: number; readonly category: MessageCategory }
  | { readonly act: 'remind'; readonly delay: ReminderDelay }
  /** The call's time is over: somebody has to say how it went. */
  | { readonly act: 'closeCall'; readonly status: 'made' | 'no_show' }

/** What of a sequence the script depends on. */
export interface ScriptShape {
  /** Messages that the sequence sends, the connection request included. */
  readonly messageCount: number
  readonly sendsRequests: boolean
}

/** Reminders after which a quiet lead is left alone. */
const followUpRounds = 3

/**
 * All that happens with a lead from the connection request on, as it follows from their behaviour: a list that is played step by step, each at a time
 * that `campaign/timing.ts` knows. Whoever answers in place of the script (a person, through the product) moves it on in the same way.
 */
export function scriptOf(
  behaviour: LeadBehaviour,
  { messageCount, sendsRequests }: ScriptShape,
  random: Random,
): readonly ScriptStep[] {
  const steps: ScriptStep[] = sendsRequests ? [{ act: 'request' }] : []
  if (sendsRequests && behaviour.acceptsAfterHours === null) return steps
  if (sendsRequests) steps.push({ act: 'accept' })
  const firstMessage = sendsRequests ? 1 : 0
  const lastMessage =
    behaviour.persona === 'silence'
      ? messageCount - 1
      : Math.min(Math.max(behaviour.answersMessage, firstMessage - 1), messageCount - 1)
  for (let message = firstMessage; message <= lastMessage; message += 1) steps.push({ act: 'template', message })
  if (behaviour.persona === 'silence') return steps
  if (behaviour.isAway)
    steps.push({ act: 'incoming', line: { say: 'outOfOffice' }, category: 'neutral', isOpen: false })
  steps.push(
    ...(behaviour.persona === 'objection'
      ? objectionTalk(behaviour, random)
      : talk(behaviour, behaviour.persona, random)),
  )
  return steps
}

const closers: Readonly<Partial<Record<LeadBehaviour['persona'], MessageCategory>>> = {
  notInterested: 'not_interested',
  unqualified: 'unqualified',
  stopCampaign: 'stop_campaign',
  notNow: 'not_now',
}

function talk(
  behaviour: LeadBehaviour,
  persona: Exclude<LeadBehaviour['persona'], 'silence'>,
  random: Random,
): ScriptStep[] {
  const closing = closers[persona]
  const opening = { say: 'opening', persona } as const
  const answer = { say: 'openingAnswer', persona } as const
  if (closing) {
    const says: ScriptStep = { act: 'incoming', line: opening, category: closing, isOpen: false }
    return random.chance(0.7) ? [says, { act: 'reply', line: answer, to: closing }] : [says]
  }
  const category = persona === 'infoRequest' ? 'info_request' : persona === 'neutral' ? 'neutral' : 'interested'
  const isQuiet = persona === 'neutral' && behaviour.call === 'none'
  return [
    { act: 'incoming', line: opening, category, isOpen: true },
    { act: 'reply', line: answer, to: category },
    ...(isQuiet ? quiet(category) : conversation(behaviour, category, random)),
  ]
}

function objectionTalk(behaviour: LeadBehaviour, random: Random): ScriptStep[] {
  const objection = random.pick(objectionKeys)
  const start: ScriptStep[] = [
    { act: 'incoming', line: { say: 'objection', objection }, category: 'objection', isOpen: true },
    { act: 'reply', line: { say: 'objectionAnswer', objection }, to: 'objection' },
  ]
  if (behaviour.call !== 'none') return [...start, ...conversation(behaviour, 'interested', random)]
  if (random.chance(0.45)) return [...start, ...quiet('objection')]
  return [
    ...start,
    { act: 'incoming', line: { say: 'insists', objection }, category: 'not_interested', isOpen: false },
    { act: 'reply', line: { say: 'openingAnswer', persona: 'notInterested' }, to: 'not_interested' },
  ]
}

/** Questions and answers, a proposal and what comes of it. */
function conversation(behaviour: LeadBehaviour, category: MessageCategory, random: Random): ScriptStep[] {
  const order = [...random.shuffle(pitchTopics).slice(0, 2), ...random.shuffle(otherTopics)].slice(
    0,
    behaviour.questions,
  )
  const asked = random.shuffle(order)
  const pausesAt = new Set(random.shuffle(asked.map((_, index) => index)).slice(0, behaviour.pauses))
  const steps: ScriptStep[] = []
  if (random.chance(0.75)) {
    steps.push(
      { act: 'incoming', line: { say: 'situation' }, category, isOpen: true },
      { act: 'reply', line: { say: 'situationAnswer' }, to: category },
    )
  }
  for (const [index, topic] of asked.entries()) {
    const isLast = index === asked.length - 1
    if (pausesAt.has(index)) {
      steps.push(...quiet(category).slice(0, random.integer(1, 2)))
      steps.push({ act: 'incoming', line: { say: 'resumption' }, category: 'interested', isOpen: false })
    } else if (random.chance(0.7))
      steps.push({ act: 'incoming', line: { say: 'acknowledgement' }, category, isOpen: false })
    steps.push({ act: 'incoming', line: { say: 'question', topic }, category, isOpen: true })
    const isProposed = isLast && behaviour.call !== 'none'
    steps.push({
      act: 'reply',
      line: { say: isProposed ? 'answerAndPropose' : 'answer', topic },
      to: category,
      ...(isProposed ? { call: 'suggested' as const } : {}),
    })
  }
  return [...steps, ...callTalk(behaviour.call, category, random)]
}

const otherTopics: readonly TopicKey[] = ['proof', 'effort', 'team', 'results']

function quiet(category: MessageCategory): ScriptStep[] {
  return Array.from({ length: followUpRounds }, (_, round) => ({ act: 'followUp', round, category }))
}

function callTalk(call: CallOutcome, category: MessageCategory, random: Random): ScriptStep[] {
  if (call === 'none') return quiet(category)
  if (call === 'got_email') return [incoming('giveEmail', 'interested', 'got_email'), reply('thankEmail', 'interested')]
  if (call === 'got_phone') return [incoming('givePhone', 'interested', 'got_phone'), reply('thankPhone', 'interested')]
  if (call !== 'suggested') return bookedCall(call, random)
  if (random.chance(0.5)) return quiet(category)
  return [incoming('declinesCall', category), reply('letsThink', category), ...quiet(category)]
}

function bookedCall(outcome: 'made' | 'no_show', random: Random): ScriptStep[] {
  return [
    incoming('accept', 'interested'),
    reply('confirm', 'interested', 'scheduled'),
    ...(random.chance(0.55)
      ? [reply('preparation', 'interested'), incoming('prepared', 'interested', undefined, false)]
      : []),
    { act: 'remind', delay: 'day' },
    ...(random.chance(0.5) ? [incoming('acknowledge', 'interested', undefined, false)] : []),
    { act: 'remind', delay: 'few_hours' },
    { act: 'remind', delay: 'less_than_hour' },
    { act: 'closeCall', status: outcome },
    ...(outcome === 'made'
      ? [personal('afterCall'), incoming('afterCallAnswer', 'interested'), personal('afterCallClose')]
      : [personal('missed'), incoming('missedAnswer', 'interested'), personal('missedClose')]),
  ]
}

function incoming(say: PlainSay, category: MessageCategory, call?: CallChange, isOpen: boolean = true): ScriptStep {
  return { act: 'incoming', line: { say }, category, isOpen, ...(call ? { call } : {}) }
}

function reply(say: PlainSay, to: MessageCategory, call?: CallChange): ScriptStep {
  return { act: 'reply', line: { say }, to, ...(call ? { call } : {}) }
}

const personal = (say: PlainSay): ScriptStep => ({ act: 'reply', line: { say }, to: 'interested', isPersonal: true })
