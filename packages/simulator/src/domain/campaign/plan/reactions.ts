import { type MessageCategory } from '@tandem/contract'
import { type Random, type RandomSource } from '../../../core/random.ts'
import { objectionKeys, pitchTopics, type TopicKey } from '../../dialogue/topics.ts'
import { type ReactionPoint, type DemandedReply } from '../../rows/campaign.ts'
import { type LeadBehaviour, type Persona, type ReplyMood } from '../../rows/leadBehaviour.ts'
import { incoming, reply, type ScriptStep, bookedCall } from './script.ts'
import { type Line } from '../../dialogue/line.ts'
import { awaitsAnswer } from '../../conversations/threads.ts'

/** For each mood in which leads ask questions: the topics of these questions. */
const topicsOf: Readonly<Partial<Record<ReplyMood, readonly TopicKey[]>>> = {
  interested: ['price', 'proof', 'difference', 'results'],
  info_request: ['setup', 'worksWith', 'security', 'effort', 'contract', 'team'],
}

/** If a reply on demand has one of these moods, it ends the script. */
const final: ReadonlySet<ReplyMood> = new Set(['not_now', 'not_interested', 'unqualified', 'stop_campaign'])

/** If `isFinal` is true, the steps replace the rest of the script. */
interface DemandedSteps {
  readonly steps: readonly ScriptStep[]
  readonly isFinal: boolean
}

/** SIM-23: the steps of a reply on demand. A question does not repeat a topic of the `earlier` steps. */
function demandedSteps(
  { stage, mood, books }: DemandedReply,
  earlier: readonly ScriptStep[],
  random: Random,
): DemandedSteps {
  if (stage === 'proposed' && mood === 'interested') return { steps: bookedCall('made', random, true), isFinal: true }
  const exchange = (says: Line, answer: Line, isProposal = false): DemandedSteps => ({
    steps: [
      incoming(says, mood, { isOpen: awaitsAnswer(mood) }),
      reply(answer, mood, books ? 'scheduled' : isProposal ? 'suggested' : undefined),
    ],
    isFinal: final.has(mood),
  })
  const asked = new Set(earlier.flatMap((step) => ('line' in step && 'topic' in step.line ? step.line.topic : [])))
  const open = topicsOf[mood]?.filter((topic) => !asked.has(topic)) ?? []
  const isQuestion = stage === 'talking' || (stage === 'held' && mood === 'info_request')
  if (isQuestion && open.length > 0) {
    const topic = random.pick(open)
    return stage === 'talking' && mood === 'interested'
      ? exchange({ say: 'question', topic }, { say: 'answerAndPropose', topic }, true)
      : exchange({ say: 'question', topic }, { say: 'answer', topic })
  }
  const isProposal = stage === 'talking' && mood === 'interested'
  return exchange({ say: 'leadReply', stage, mood }, { say: 'leadReplyAnswer', stage, mood }, isProposal)
}

/** A user can write messages that are not in the script. A lead reacts to at most this number of such messages. */
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

/** The weight of each reaction, by persona. */
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

/** After these reactions, the lead reacts again only after a reply on demand. */
const isFinal: ReadonlySet<Reaction> = new Set(['notInterested', 'stops'])

/** Inserts the reactions of a lead into the script. A reply on demand can end the script. */
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

/** Silence becomes more probable with each round. */
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

/** A lead's message to which the profile does not reply. */
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
