import { type MessageCategory } from '@tandem/contract'
import { type Random, type RandomSource } from '../../../core/random.ts'
import { objectionKeys, pitchTopics } from '../../dialogue/topics.ts'
import { type ReactionPoint } from '../../rows/campaign.ts'
import { type LeadBehaviour, type Persona } from '../../rows/leadBehaviour.ts'
import { demandedSteps } from './demandedReplies.ts'
import { incoming, reply, type ScriptStep } from './script.ts'

/** Maximum number of a lead's reactions to messages outside the script. */
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

/** The weights of a lead's reactions to a message outside the script, by persona. */
const reactions: Readonly<Record<Persona, Readonly<Partial<Record<Reaction, number>>>>> = {
  interested: { question: 6, thanks: 2, isAway: 1, notNow: 1, silence: 2 },
  infoRequest: { question: 6, thanks: 2, returns: 1, notNow: 1, silence: 2 },
  objection: { objection: 4, question: 2, notNow: 2, notInterested: 2, silence: 2 },
  neutral: { thanks: 3, smallTalk: 3, question: 2, isAway: 1, silence: 3 },
  notInterested: { notInterested: 3, stops: 1, silence: 6 },
  notNow: { notNow: 3, thanks: 2, returns: 1, isAway: 1, silence: 3 },
  unqualified: { thanks: 2, notInterested: 2, silence: 6 },
  stopCampaign: { stops: 2, silence: 8 },
  silence: { smallTalk: 1, question: 1, notNow: 1, notInterested: 1, isAway: 1, silence: 7 },
}

/** Reactions after which the lead stays silent. */
const isFinal: ReadonlySet<Reaction> = new Set(['notInterested', 'stops'])

/** A script with the reactions inserted at the reaction points. A reply on demand can end the script. */
export function withReactions(
  script: readonly ScriptStep[],
  reactionPoints: readonly ReactionPoint[],
  { persona }: LeadBehaviour,
  random: RandomSource,
  enrolmentId: number,
): readonly ScriptStep[] {
  const steps = [...script]
  let isOver = false
  for (const [round, { stepIndex, demanded }] of reactionPoints.entries()) {
    const ofRound = random.fork('reaction', enrolmentId, round)
    if (demanded) {
      const { isFinal: endsScript, steps: inserted } = demandedSteps(demanded, steps.slice(0, stepIndex), ofRound)
      steps.splice(stepIndex, endsScript ? Infinity : 0, ...inserted)
      isOver = false
      continue
    }
    if (isOver) continue
    const reaction = reactionOf(persona, round, ofRound)
    steps.splice(stepIndex, 0, ...stepsOf(reaction, persona, ofRound))
    isOver = isFinal.has(reaction)
  }
  return steps
}

/** The reaction to the message of a round. Silence becomes more probable with each round. */
function reactionOf(persona: Persona, round: number, random: Random): Reaction {
  return random.chance((round / mostReactions) * 0.6) ? 'silence' : random.weighted(reactions[persona])
}

function stepsOf(reaction: Reaction, persona: Persona, random: Random): readonly ScriptStep[] {
  const isInterested = persona === 'interested'
  const topic = random.pick(pitchTopics)
  const objection = random.pick(objectionKeys)
  const category = isInterested ? 'interested' : 'info_request'
  const question = [incoming({ say: 'question', topic }, category), reply({ say: 'answer', topic }, category)]
  const steps: Readonly<Record<Reaction, readonly ScriptStep[]>> = {
    silence: [],
    thanks: [remark('acknowledgement', isInterested ? 'interested' : 'neutral')],
    smallTalk: opening('neutral', 'neutral', true),
    question,
    returns: [remark('resumption', 'interested'), ...question],
    isAway: [remark('outOfOffice', 'neutral'), ...question],
    objection: [
      incoming({ say: 'objection', objection }, 'objection'),
      reply({ say: 'objectionAnswer', objection }, 'objection'),
    ],
    notNow: opening('notNow', 'not_now', false),
    notInterested: opening('notInterested', 'not_interested', false),
    stops: opening('stopCampaign', 'stop_campaign', false),
  }
  return steps[reaction]
}

/** A message of the lead that needs no answer. */
const remark = (say: 'acknowledgement' | 'resumption' | 'outOfOffice', category: MessageCategory): ScriptStep =>
  incoming({ say }, category, { isOpen: false })

function opening(
  persona: 'neutral' | 'notNow' | 'notInterested' | 'stopCampaign',
  category: MessageCategory,
  isOpen: boolean,
): ScriptStep[] {
  return [
    incoming({ say: 'opening', persona }, category, { isOpen }),
    reply({ say: 'openingAnswer', persona }, category),
  ]
}
