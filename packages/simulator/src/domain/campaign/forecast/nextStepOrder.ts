import { type TandemWorkspace } from '../../rows/workspace.ts'
import { planOf } from './campaignPlan.ts'
import { queueOf } from './queue.ts'

/** Greater than the time of any step, in ms. */
const noStep = 1e14

/**
 * SEQ-172: the sort key of each recipient, by the recipient's id. Recipients whose next step has a time come first,
 * from the earliest to the latest time. The other recipients follow, from the latest to the earliest contact.
 */
export function nextStepOrder(workspace: TandemWorkspace, sequenceId: number): ReadonlyMap<number, number> {
  const { sequences, recipients } = workspace.tables
  const sequence = sequences.get(sequenceId)
  if (!sequence) return new Map()
  const plan = planOf(workspace, sequence)
  return new Map(
    queueOf(workspace, plan, plan.enrolled).map(({ recipientId, at }) => [
      recipientId,
      at ?? 2 * noStep - (recipients.get(recipientId)?.lastContact ?? 0),
    ]),
  )
}
