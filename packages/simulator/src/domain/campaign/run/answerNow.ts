import { refuse } from '../../../core/handlers.ts'
import { type Persona, type ReplyMood, type ReplyStage } from '../../rows/leadBehaviour.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { addReactionPoint, dropChange } from '../plan/overrides.ts'
import { currentStep, loadLead, scriptFor, type Lead } from '../plan/lead.ts'
import { saveAndPlanNext } from './leadSteps.ts'
import { runStep } from './runStep.ts'

/** The new persona of the lead, by the mood of the message. A mood is a message category. */
const personas = {
  interested: 'interested',
  info_request: 'infoRequest',
  objection: 'objection',
  neutral: 'neutral',
  not_now: 'notNow',
  not_interested: 'notInterested',
  unqualified: 'unqualified',
  stop_campaign: 'stopCampaign',
} as const satisfies Record<ReplyMood, Exclude<Persona, 'silence'>>

export const moods = Object.keys(personas).filter((mood): mood is ReplyMood => Object.hasOwn(personas, mood))

/** SIM-23: makes the lead of a conversation write now. A lead who has never written gets a new script. */
export function answerNow(workspace: TandemWorkspace, conversationId: number, mood: ReplyMood): void {
  const enrolment = workspace.tables.enrolments.get(conversationId)
  const lead = enrolment && loadLead(workspace, enrolment)
  if (!lead?.conversation) throw refuse(404, `There is no lead who could answer in conversation ${conversationId}.`)
  const stats = new DailyStats(workspace)
  const changed =
    lead.enrolment.dateReplied === null ? withMood(workspace, lead, mood) : withReply(workspace, lead, mood)
  dropChange(workspace, conversationId)
  runStep(workspace, stats, changed, workspace.clock.now())
  saveAndPlanNext(workspace, stats, changed)
}

/** Gives the lead a new script. The next step of this script is the lead's first message. */
function withMood(workspace: TandemWorkspace, lead: Lead, mood: ReplyMood): Lead {
  const { sequence, enrolment, script } = lead
  const sent = script.slice(0, enrolment.stepIndex).flatMap((step) => (step.act === 'template' ? [step.message] : []))
  const behaviour = {
    ...enrolment.behaviour,
    persona: personas[mood],
    answersMessage: sent.at(-1) ?? 0,
    isAway: false,
  }
  const changed = scriptFor(workspace, sequence, enrolment, behaviour)
  const stepIndex = changed.findIndex(({ act }) => act === 'incoming')
  return { ...lead, script: changed, change: undefined, enrolment: { ...enrolment, behaviour, stepIndex } }
}

/**
 * Inserts a message of the lead as the next step. If a reply of the profile was due, it is skipped, because the profile
 * replies to the new message.
 */
function withReply(workspace: TandemWorkspace, lead: Lead, mood: ReplyMood): Lead {
  const { sequence, enrolment, script } = lead
  const step = currentStep(lead)
  const books = step?.act === 'reply' && step.call === 'scheduled'
  const stepIndex = Math.min(script.length, enrolment.stepIndex + Number(step?.act === 'reply'))
  const stage = books ? 'booked' : stageOf(workspace, lead)
  addReactionPoint(workspace, enrolment.id, { stepIndex, demanded: { stage, mood, books } })
  const changed = scriptFor(workspace, sequence, enrolment, enrolment.behaviour)
  return { ...lead, script: changed, change: undefined, enrolment: { ...enrolment, stepIndex } }
}

function stageOf({ tables, clock }: TandemWorkspace, { call, enrolment }: Lead): ReplyStage {
  if (call?.status === 'made') return 'held'
  if (call?.status === 'scheduled') return (call.date ?? 0) > clock.now() ? 'booked' : 'held'
  if (call?.status === 'suggested') return 'proposed'
  const thread = tables.messages.ordered('ofConversation', { group: enrolment.id, isDescending: true })
  return proposesTime.test(thread.find(({ type }) => type === 'outgoing')?.text ?? '') ? 'proposed' : 'talking'
}

/** Matches a message with a time for a call, or with a link to a calendar. */
const proposesTime = /day at \d\d:\d\d|calendly\.com/
