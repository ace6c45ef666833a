import { type Random } from '../../../core/random.ts'
import { type Line } from '../../dialogue/line.ts'
import { type TopicKey } from '../../dialogue/topics.ts'
import { awaitsAnswer } from '../../conversations/threads.ts'
import { type DemandedReply } from '../../rows/campaign.ts'
import { type ReplyMood } from '../../rows/leadBehaviour.ts'
import { bookedCall, incoming, reply, type ScriptStep } from './script.ts'

/** The topics that a lead can ask about, for the moods with questions. */
const topicsOf: Readonly<Partial<Record<ReplyMood, readonly TopicKey[]>>> = {
  interested: ['price', 'proof', 'difference', 'results'],
  info_request: ['setup', 'worksWith', 'security', 'effort', 'contract', 'team'],
}

/** Moods that end the campaign for the lead. */
const final: ReadonlySet<ReplyMood> = new Set(['not_now', 'not_interested', 'unqualified', 'stop_campaign'])

/** A reply of the lead and the answer to it. `isFinal`: the rest of the script is dropped. */
interface DemandedSteps {
  readonly steps: readonly ScriptStep[]
  readonly isFinal: boolean
}

/** SIM-23: the steps of a reply on demand. `earlier`: the steps before the reply, whose topics are not repeated. */
export function demandedSteps(
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
