import { type SequenceProgress } from '@tandem/contract'
import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { scriptFor } from '../plan/lead.ts'
import { planOf } from './campaignPlan.ts'

/** SEQ-86: counts the recipients for each number of received messages. */
export function progressOf(workspace: TandemWorkspace, sequence: SequenceRow): SequenceProgress {
  const count = (sequence.type === 'cloud' ? sequence.templates : sequence.aiTemplates).length
  const steps = Array.from({ length: count + 1 }, () => ({ waiting: 0, ended: 0 }))
  const [none] = steps
  if (none) none.waiting = planOf(workspace, sequence).waiting.length
  for (const enrolment of workspace.tables.enrolments.by('sequenceId', sequence.id)) {
    if (enrolment.profileId === null) continue
    const step = steps[Math.min(count, messagesGot(workspace, sequence, enrolment))]
    if (step) step[enrolment.dateReplied === null && enrolment.dateWithdrawn === null ? 'waiting' : 'ended'] += 1
  }
  return { steps }
}

/** Number of messages that a contacted recipient has received. The connection request counts as a message. */
function messagesGot(workspace: TandemWorkspace, sequence: SequenceRow, enrolment: EnrolmentRow): number {
  if (enrolment.conversationId === null) return 1
  const sent = scriptFor(workspace, sequence, enrolment, enrolment.behaviour).slice(0, enrolment.stepIndex)
  const last = sent.findLast((step) => step.act === 'template')
  return last?.act === 'template' ? last.message + 1 : 1
}
