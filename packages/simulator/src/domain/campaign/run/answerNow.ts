import { type MessageCategory } from '@tandem/contract'
import { refuse } from '../../../core/handlers.ts'
import { objectionKeys } from '../../dialogue/topics.ts'
import { type Persona } from '../../rows/leadBehaviour.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { dropChange } from '../plan/overrides.ts'
import { loadLead, scriptFor, type Lead } from '../plan/lead.ts'
import { type ScriptStep } from '../plan/script.ts'
import { saveAndPlanNext } from './leadSteps.ts'
import { receive, runStep } from './runStep.ts'

/** The moods in which a lead can answer on demand: the message category, and the persona that writes it. */
const personas = {
  interested: 'interested',
  info_request: 'infoRequest',
  objection: 'objection',
  neutral: 'neutral',
  not_now: 'notNow',
  not_interested: 'notInterested',
  unqualified: 'unqualified',
  stop_campaign: 'stopCampaign',
} as const satisfies Partial<Record<MessageCategory, Exclude<Persona, 'silence'>>>

export type Mood = keyof typeof personas
export const moods = Object.keys(personas).filter((mood): mood is Mood => Object.hasOwn(personas, mood))

/** Moods whose message waits for an answer. */
const open: ReadonlySet<Mood> = new Set<Mood>(['interested', 'info_request', 'objection', 'neutral'])

/**
 * SIM-23: makes the lead of a conversation write now. A lead without earlier messages gets this mood, and the script
 * continues from there. Any other lead adds one message that waits for an answer.
 */
export function answerNow(workspace: TandemWorkspace, conversationId: number, mood: Mood): void {
  const enrolment = workspace.tables.enrolments.get(conversationId)
  const lead = enrolment && loadLead(workspace, enrolment)
  if (!lead?.conversation) throw refuse(404, `There is no lead who could answer in conversation ${conversationId}.`)
  const stats = new DailyStats(workspace)
  const at = workspace.clock.now()
  if (lead.enrolment.dateReplied === null) {
    const changed = withMood(workspace, lead, mood)
    dropChange(workspace, conversationId)
    runStep(workspace, stats, changed, at)
    saveAndPlanNext(workspace, stats, changed)
    return
  }
  receive({ workspace, stats, lead, at }, messageOf(workspace, conversationId, mood))
  saveAndPlanNext(workspace, stats, lead)
}

/** The lead at the first answer, with this mood. */
function withMood(workspace: TandemWorkspace, lead: Lead, mood: Mood): Lead {
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

function messageOf(
  workspace: TandemWorkspace,
  conversationId: number,
  mood: Mood,
): Extract<ScriptStep, { act: 'incoming' }> {
  const objection = workspace.random.fork('objection', conversationId).pick(objectionKeys)
  const line =
    mood === 'objection'
      ? ({ say: 'objection', objection } as const)
      : ({ say: 'opening', persona: personas[mood] } as const)
  return { act: 'incoming', line, category: mood, isOpen: open.has(mood) }
}
