import { type MessageCategory } from '@tandem/contract'
import { type Random, type RandomSource } from '../../../core/random.ts'
import { objectionKeys, pitchTopics } from '../../dialogue/topics.ts'
import { type LeadBehaviour, type Persona } from '../../rows/leadBehaviour.ts'
import { type ScriptStep } from './script.ts'

/** How often a lead reacts to what is written to them beyond their script, at most. */
export const mostReactions = 4

type Reaction =
  | 'question'
  | 'thanks'
  | 'smallTalk'
  | 'returns'
  | 'objection'
  | 'notNow'
  | 'notInterested'
  | 'stops'
  | 'isAway'
  | 'silence'

/** What people of each kind do when somebody writes to them once more, and how often. */
const reactions: Readonly<Record<Persona, readonly (readonly [Reaction, number])[]>> = {
  interested: [
    ['question', 6],
    ['thanks', 2],
    ['isAway', 1],
    ['notNow', 1],
    ['silence', 2],
  ],
  infoRequest: [
    ['question', 6],
    ['thanks', 2],
    ['returns', 1],
    ['notNow', 1],
    ['silence', 2],
  ],
  objection: [
    ['objection', 4],
    ['question', 2],
    ['notNow', 2],
    ['notInterested', 2],
    ['silence', 2],
  ],
  neutral: [
    ['thanks', 3],
    ['smallTalk', 3],
    ['question', 2],
    ['isAway', 1],
    ['silence', 3],
  ],
  notInterested: [
    ['notInterested', 3],
    ['stops', 1],
    ['silence', 6],
  ],
  notNow: [
    ['notNow', 3],
    ['thanks', 2],
    ['returns', 1],
    ['isAway', 1],
    ['silence', 3],
  ],
  unqualified: [
    ['thanks', 2],
    ['notInterested', 2],
    ['silence', 6],
  ],
  stopCampaign: [
    ['stops', 2],
    ['silence', 8],
  ],
  silence: [
    ['smallTalk', 1],
    ['question', 1],
    ['notNow', 1],
    ['notInterested', 1],
    ['isAway', 1],
    ['silence', 7],
  ],
}

/** After these a lead has said all they have to say. */
const isLastWord: ReadonlySet<Reaction> = new Set(['notInterested', 'stops'])

/** A script with the lead's reactions at the places at which somebody wrote what it did not foresee. */
export function withReactions(
  script: readonly ScriptStep[],
  reactionPoints: readonly number[],
  behaviour: LeadBehaviour,
  random: RandomSource,
  enrolmentId: number,
): readonly ScriptStep[] {
  if (reactionPoints.length === 0) return script
  const steps = [...script]
  let isSilent = false
  for (const [round, place] of reactionPoints.entries()) {
    if (isSilent) break
    const chance = random.fork('reaction', enrolmentId, round)
    const reaction = reactionOf(behaviour.persona, round, chance)
    steps.splice(place, 0, ...stepsOf(reaction, behaviour.persona, chance))
    isSilent = isLastWord.has(reaction)
  }
  return steps
}

/** Each time it gets less likely that there is an answer at all. */
function reactionOf(persona: Persona, round: number, random: Random): Reaction {
  return random.chance((round / mostReactions) * 0.6) ? 'silence' : random.weighted(reactions[persona])
}

function stepsOf(reaction: Reaction, persona: Persona, random: Random): readonly ScriptStep[] {
  const isInterested = persona === 'interested'
  const topic = random.pick(pitchTopics)
  const objection = random.pick(objectionKeys)
  const category = isInterested ? 'interested' : 'info_request'
  const question: readonly ScriptStep[] = [
    { act: 'incoming', line: { say: 'question', topic }, category, isOpen: true },
    { act: 'reply', line: { say: 'answer', topic }, to: category },
  ]
  const said: Readonly<Record<Reaction, readonly ScriptStep[]>> = {
    silence: [],
    thanks: [remark('acknowledgement', isInterested ? 'interested' : 'neutral')],
    smallTalk: opening('neutral', 'neutral', true),
    question,
    returns: [remark('resumption', 'interested'), ...question],
    isAway: [remark('outOfOffice', 'neutral'), ...question],
    objection: [
      { act: 'incoming', line: { say: 'objection', objection }, category: 'objection', isOpen: true },
      { act: 'reply', line: { say: 'objectionAnswer', objection }, to: 'objection' },
    ],
    notNow: opening('notNow', 'not_now', false),
    notInterested: opening('notInterested', 'not_interested', false),
    stops: opening('stopCampaign', 'stop_campaign', false),
  }
  return said[reaction]
}

/** Something that asks for no answer. */
const remark = (say: 'acknowledgement' | 'resumption' | 'outOfOffice', category: MessageCategory): ScriptStep => ({
  act: 'incoming',
  line: { say },
  category,
  isOpen: false,
})

function opening(
  persona: 'neutral' | 'notNow' | 'notInterested' | 'stopCampaign',
  category: MessageCategory,
  isOpen: boolean,
): ScriptStep[] {
  return [
    { act: 'incoming', line: { say: 'opening', persona }, category, isOpen },
    { act: 'reply', line: { say: 'openingAnswer', persona }, to: category },
  ]
}
