import { DailyStats } from '../../stats/dailyStats.ts'
import { type EnrolmentRow } from '../../rows/campaign.ts'
import { type MessageRow } from '../../rows/messaging.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { draftOf, isSending } from '../plan/drafts.ts'
import { type Hold, nextStepOfLead } from '../plan/nextStep.ts'
import { loadLead } from '../plan/lead.ts'

/** What keeps a message, but leaves it planned: it is late. Everything else was switched off by somebody. */
const obstacles: ReadonlySet<Hold> = new Set(['disconnected', 'noCredits', 'failed'])

/** Ids of planned messages are above all that tables give: they can be told from the others, and from each other. */
const firstId = 2 ** 40
const stepsPerLead = 4096

/** The id of the message that a lead's next step is, if it is one. */
export const plannedIdOf = ({ id, stepIndex }: Pick<EnrolmentRow, 'id' | 'stepIndex'>): number =>
  firstId + id * stepsPerLead + stepIndex

/** Whether an id is one of a planned message. */
export const isPlannedId = (id: number): boolean => id >= firstId

/**
 * The message that a campaign will send to a lead next, if that is what comes next: with its text as it will go out, and the time that it is meant
 * for. It is asked of the engine and stands in no table; what somebody changes about it does (`deviations`).
 */
export function plannedMessage(world: TandemWorld, enrolment: EnrolmentRow): MessageRow | undefined {
  const lead = loadLead(world, enrolment)
  if (!lead?.conversation) return undefined
  // A stats that is never closed: what is counted in it is not.
  const stats = new DailyStats(world)
  const next = nextStepOfLead(world, stats, lead)
  const step = lead.script[lead.enrolment.stepIndex]
  if (!isSending(step) || (next.is !== 'due' && (next.is !== 'held' || !obstacles.has(next.why)))) return undefined
  const [planned, at] =
    next.is === 'due' ? [next.planned, next.at] : [next.from, Math.max(next.from, world.clock.now())]
  const { kind, text, answers, isFollowUp = false } = draftOf({ world, stats, lead, at }, step, next.replyKind)
  return {
    id: plannedIdOf(lead.enrolment),
    conversationId: enrolment.id,
    type: 'outgoing',
    kind,
    text,
    timestamp: planned,
    status: 'scheduled',
    dateScheduled: planned,
    category: null,
    error: lead.change?.stepIndex === lead.enrolment.stepIndex ? lead.change.error : null,
    isRequest: false,
    isFollowUp,
    answers,
  }
}

/** The step of a planned message, by its id. */
export const stepIndexOfPlanned = (id: number): number => (id - firstId) % stepsPerLead
