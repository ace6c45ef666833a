import { type MessageCategory, type ReminderDelay } from '@tandem/contract'
import { type Random } from '../../../core/random.ts'
import { type Line, type PlainSay } from '../../dialogue/line.ts'
import { objectionKeys, pitchTopics, type TopicKey } from '../../dialogue/topics.ts'
import { type CallOutcome, type LeadBehaviour, type Persona } from '../../rows/leadBehaviour.ts'

export type CallChange = 'suggested' | 'got_email' | 'got_phone' | 'scheduled'

export type ScriptStep =
  | { readonly act: 'request' }
  | { readonly act: 'accept' }
  /** `message`: an index of the sequence's messages. */
  | { readonly act: 'template'; readonly message: number }
  /** The lead writes a message. With `isOpen`, the lead expects a reply. */
  | {
      readonly act: 'incoming'
      readonly line: Line
      readonly category: MessageCategory
      readonly isOpen: boolean
      readonly call?: CallChange
    }
  /** A person replies if `isPersonal` is set or AI replies are off for this category. Otherwise, the AI replies. */
  | {
      readonly act: 'reply'
      readonly line: Line
      readonly to: MessageCategory
      readonly isPersonal?: true
      readonly call?: CallChange
    }
  /** The profile writes to a lead who does not reply. `round` counts from 0. */
  | { readonly act: 'followUp'; readonly round: number; readonly category: MessageCategory }
  | { readonly act: 'remind'; readonly delay: ReminderDelay }
  | { readonly act: 'closeCall'; readonly status: 'made' | 'no_show' }

/** The settings of a sequence that determine the scripts of its leads. */
interface ScriptShape {
  /** In an outreach sequence, this number includes the connection request. */
  readonly messageCount: number
  readonly sendsRequests: boolean
}

const followUpRounds = 3

/** All steps of a lead. `timing.ts` has their times. */
export function scriptOf(
  behaviour: LeadBehaviour,
  { messageCount, sendsRequests }: ScriptShape,
  random: Random,
): readonly ScriptStep[] {
  const { acceptsAfterHours, persona, answersMessage, isAway } = behaviour
  const steps: ScriptStep[] = sendsRequests ? [{ act: 'request' }] : []
  if (sendsRequests && acceptsAfterHours === null) return steps
  if (sendsRequests) steps.push({ act: 'accept' })
  const first = sendsRequests ? 1 : 0
  const last = persona === 'silence' ? Infinity : Math.max(answersMessage, first - 1)
  for (let message = first; message <= last && message < messageCount; message += 1) {
    steps.push({ act: 'template', message })
  }
  if (persona === 'silence') return steps
  if (isAway) steps.push(incoming({ say: 'outOfOffice' }, 'neutral', { isOpen: false }))
  return [...steps, ...(persona === 'objection' ? objectionTalk(behaviour, random) : talk(behaviour, persona, random))]
}

export const incoming = (
  line: Line,
  category: MessageCategory,
  { isOpen = true, call }: { readonly isOpen?: boolean; readonly call?: CallChange | undefined } = {},
): ScriptStep => ({ act: 'incoming', line, category, isOpen, ...(call ? { call } : {}) })

export const reply = (line: Line, to: MessageCategory, call?: CallChange): ScriptStep => ({
  act: 'reply',
  line,
  to,
  ...(call ? { call } : {}),
})

const personalReply = (say: PlainSay): ScriptStep => ({
  act: 'reply',
  line: { say },
  to: 'interested',
  isPersonal: true,
})

/** These personas write nothing after their first reply. The values are the categories of this reply. */
const closingCategories: Readonly<Partial<Record<Persona, MessageCategory>>> = {
  notInterested: 'not_interested',
  unqualified: 'unqualified',
  stopCampaign: 'stop_campaign',
  notNow: 'not_now',
}

function talk(behaviour: LeadBehaviour, persona: Exclude<Persona, 'silence'>, random: Random): ScriptStep[] {
  const opening = { say: 'opening', persona } as const
  const answer = { say: 'openingAnswer', persona } as const
  const closing = closingCategories[persona]
  if (closing) {
    const says = incoming(opening, closing, { isOpen: false })
    return random.chance(0.7) ? [says, reply(answer, closing)] : [says]
  }
  const category = persona === 'infoRequest' ? 'info_request' : persona === 'neutral' ? 'neutral' : 'interested'
  const endsQuietly = persona === 'neutral' && behaviour.call === 'none'
  return [
    incoming(opening, category),
    reply(answer, category),
    ...(endsQuietly ? followUps(category) : questionsAndCall(behaviour, category, random)),
  ]
}

function objectionTalk(behaviour: LeadBehaviour, random: Random): ScriptStep[] {
  const objection = random.pick(objectionKeys)
  const start = [
    incoming({ say: 'objection', objection }, 'objection'),
    reply({ say: 'objectionAnswer', objection }, 'objection'),
  ]
  if (behaviour.call !== 'none') return [...start, ...questionsAndCall(behaviour, 'interested', random)]
  if (random.chance(0.45)) return [...start, ...followUps('objection')]
  return [
    ...start,
    incoming({ say: 'insists', objection }, 'not_interested', { isOpen: false }),
    reply({ say: 'openingAnswer', persona: 'notInterested' }, 'not_interested'),
  ]
}

const otherTopics: readonly TopicKey[] = ['proof', 'effort', 'team', 'results']

function questionsAndCall(behaviour: LeadBehaviour, category: MessageCategory, random: Random): ScriptStep[] {
  const { questions, pauses, call } = behaviour
  const topics = [...random.shuffle(pitchTopics).slice(0, 2), ...random.shuffle(otherTopics)].slice(0, questions)
  const asked = random.shuffle(topics)
  const pausesAt = new Set(random.shuffle(asked.map((_, index) => index)).slice(0, pauses))
  const steps: ScriptStep[] = []
  if (random.chance(0.75)) {
    steps.push(incoming({ say: 'situation' }, category), reply({ say: 'situationAnswer' }, category))
  }
  for (const [index, topic] of asked.entries()) {
    if (pausesAt.has(index)) {
      steps.push(...followUps(category).slice(0, random.integer(1, 2)))
      steps.push(incoming({ say: 'resumption' }, 'interested', { isOpen: false }))
    } else if (random.chance(0.7)) steps.push(incoming({ say: 'acknowledgement' }, category, { isOpen: false }))
    const isProposed = index === asked.length - 1 && call !== 'none'
    steps.push(
      incoming({ say: 'question', topic }, category),
      isProposed
        ? reply({ say: 'answerAndPropose', topic }, category, 'suggested')
        : reply({ say: 'answer', topic }, category),
    )
  }
  return [...steps, ...callTalk(call, category, random)]
}

function followUps(category: MessageCategory): ScriptStep[] {
  return Array.from({ length: followUpRounds }, (_, round) => ({ act: 'followUp', round, category }))
}

function callTalk(call: CallOutcome, category: MessageCategory, random: Random): ScriptStep[] {
  if (call === 'none') return followUps(category)
  if (call === 'got_email')
    return [incoming({ say: 'giveEmail' }, 'interested', { call }), reply({ say: 'thankEmail' }, 'interested')]
  if (call === 'got_phone')
    return [incoming({ say: 'givePhone' }, 'interested', { call }), reply({ say: 'thankPhone' }, 'interested')]
  if (call !== 'suggested') return bookedCall(call, random)
  if (random.chance(0.5)) return followUps(category)
  return [incoming({ say: 'declinesCall' }, category), reply({ say: 'letsThink' }, category), ...followUps(category)]
}

/** The steps of a booked call. With `picksTime`, the lead books the call in the calendar. */
export function bookedCall(status: 'made' | 'no_show', random: Random, picksTime = false): ScriptStep[] {
  const prepares = random.chance(0.55)
  const acknowledges = random.chance(0.5)
  return [
    incoming({ say: 'accept' }, 'interested', picksTime ? { call: 'scheduled' } : {}),
    reply({ say: 'confirm' }, 'interested', picksTime ? undefined : 'scheduled'),
    ...(prepares
      ? [reply({ say: 'preparation' }, 'interested'), incoming({ say: 'prepared' }, 'interested', { isOpen: false })]
      : []),
    { act: 'remind', delay: 'day' },
    ...(acknowledges ? [incoming({ say: 'acknowledge' }, 'interested', { isOpen: false })] : []),
    { act: 'remind', delay: 'few_hours' },
    { act: 'remind', delay: 'less_than_hour' },
    { act: 'closeCall', status },
    ...(status === 'made'
      ? [
          personalReply('afterCall'),
          incoming({ say: 'afterCallAnswer' }, 'interested'),
          personalReply('afterCallClose'),
        ]
      : [personalReply('missed'), incoming({ say: 'missedAnswer' }, 'interested'), personalReply('missedClose')]),
  ]
}
