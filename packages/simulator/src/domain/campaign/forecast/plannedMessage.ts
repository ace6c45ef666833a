import { messageDefaults } from '../../conversations/threads.ts'
import { type EnrolmentRow } from '../../rows/campaign.ts'
import { type MessageRow } from '../../rows/messaging.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { DailyStats } from '../../stats/dailyStats.ts'
import { draftOf, isSending } from '../plan/drafts.ts'
import { currentChange, currentStep, loadLead } from '../plan/lead.ts'
import { type BlockReason, nextStepOfLead } from '../plan/nextStep.ts'

/** Reasons that only delay a message. For any other reason, the message is not planned. */
const delays: ReadonlySet<BlockReason> = new Set(['disconnected', 'noCredits', 'failed'])

/** The ids of planned messages are larger than all ids of rows. Each id encodes the enrolment and the step. */
const firstId = 2 ** 40
const stepsPerLead = 4096

/**
 * The id of the planned message for the next step of an enrolment.
 * @internal Exported for the tests with random requests.
 */
export const plannedIdOf = ({ id, stepIndex }: Pick<EnrolmentRow, 'id' | 'stepIndex'>): number =>
  firstId + id * stepsPerLead + stepIndex

export const isPlannedId = (id: number): boolean => id >= firstId

export const stepIndexOfPlanned = (id: number): number => (id - firstId) % stepsPerLead

/** Returns the campaign's next message to a lead. Does not store the message. */
export function plannedMessage(workspace: TandemWorkspace, enrolment: EnrolmentRow): MessageRow | undefined {
  const lead = loadLead(workspace, enrolment)
  if (!lead?.conversation) return undefined
  // These statistics are never saved.
  const stats = new DailyStats(workspace)
  const next = nextStepOfLead(workspace, stats, lead)
  const step = currentStep(lead)
  if (!isSending(step) || (next.is !== 'due' && (next.is !== 'blocked' || !delays.has(next.why)))) return undefined
  const [planned, at] =
    next.is === 'due' ? [next.planned, next.at] : [next.from, Math.max(next.from, workspace.clock.now())]
  return {
    ...messageDefaults,
    ...draftOf({ workspace, stats, lead, at }, step, next.replyKind),
    id: plannedIdOf(lead.enrolment),
    conversationId: enrolment.id,
    type: 'outgoing',
    timestamp: planned,
    status: 'scheduled',
    dateScheduled: planned,
    error: currentChange(lead)?.error ?? null,
  }
}
