import { type SequenceRow } from '../../rows/campaign.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { shiftOverride } from '../plan/overrides.ts'
import { hasSameMessages, keptStepIndex } from '../plan/keptStep.ts'

/** Updates the next step of each lead after the number of messages in the sequence has changed, see `keptStepIndex`. */
export function keepScriptPositions(workspace: TandemWorkspace, before: SequenceRow, after: SequenceRow): void {
  if (hasSameMessages(before, after)) return
  const { enrolments, conversations } = workspace.tables
  for (const { id, sequenceId } of conversations.rows()) {
    const enrolment = sequenceId === after.id ? enrolments.get(id) : undefined
    if (!enrolment) continue
    const { stepIndex } = enrolment
    const kept = keptStepIndex(workspace, before, after, enrolment)
    if (kept === stepIndex) continue
    enrolments.patch(id, { stepIndex: kept })
    shiftOverride(workspace, id, kept - stepIndex)
  }
}
