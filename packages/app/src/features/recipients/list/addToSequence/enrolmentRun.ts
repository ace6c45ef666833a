import { forEachRow, type FailedRow } from '../../../../shared/lists/bulk/eachRow.ts'
import { type Client } from '../../../../shared/request.ts'
import { enrol, withdraw } from '../../enrolment.ts'
import { type Candidate } from './enrolmentPlan.ts'

/** A recipient that came from another sequence. */
interface Moved<Row> {
  readonly row: Row
  readonly fromId: number
}

/** What came of adding recipients to a sequence. */
export interface EnrolmentResult<Row> {
  readonly added: readonly Row[]
  readonly moved: readonly Moved<Row>[]
  readonly present: readonly Row[]
  /** Held by another sequence, and left there. */
  readonly elsewhere: readonly Row[]
  readonly failed: readonly FailedRow<Row>[]
}

interface EnrolmentOptions<Row> {
  readonly request: Client
  readonly sequenceId: number
  readonly rows: readonly Row[]
  /** Takes recipients out of the sequence that holds them. */
  readonly isReassigning: boolean
  readonly signal: AbortSignal
  readonly onProgress: (count: number) => void
}

/** A recipient left its sequence and could not be put into the other one: document 3, section 8. */
export class ReassignFailed extends Error {
  override readonly name = 'ReassignFailed'
}

/** Adds recipients to a sequence, one call each. What the list did not know shows in the result: the server has the last word. */
export async function runEnrolment<Row extends Candidate>(
  options: EnrolmentOptions<Row>,
): Promise<EnrolmentResult<Row>> {
  const { request, sequenceId, rows, isReassigning, signal, onProgress } = options
  const [added, moved, present, elsewhere]: [Row[], Moved<Row>[], Row[], Row[]] = [[], [], [], []]
  const reassign = async (row: Row, fromId: number) => {
    try {
      await withdraw(request, fromId, row.id)
      const { status } = await enrol(request, sequenceId, row.id)
      if (status === 'conflict') throw new TypeError('a third sequence was faster')
    } catch (cause) {
      // Back to where it was; should that fail, too, trying again finds it in no sequence.
      await enrol(request, fromId, row.id).catch(() => undefined)
      throw new ReassignFailed('reassigning failed', { cause })
    }
    moved.push({ row, fromId })
  }
  const { failed } = await forEachRow(
    rows,
    async (row) => {
      const { sequenceId: heldBy } = row
      if (isReassigning && heldBy !== null && heldBy !== sequenceId) return reassign(row, heldBy)
      const outcome = await enrol(request, sequenceId, row.id)
      if (outcome.status !== 'conflict') (outcome.status === 'imported' ? added : present).push(row)
      else if (isReassigning) await reassign(row, outcome.existingSequenceId)
      else elsewhere.push(row)
      return undefined
    },
    { signal, onProgress },
  )
  return { added, moved, present, elsewhere, failed }
}

/** Takes back what a run has done: who was added leaves again, who was moved goes back. */
export async function undoEnrolment<Row extends Candidate>(
  request: Client,
  sequenceId: number,
  { added, moved }: Pick<EnrolmentResult<Row>, 'added' | 'moved'>,
): Promise<readonly FailedRow<Moved<Row>>[]> {
  const all = [...added.map((row): Moved<Row> & { fromId: number } => ({ row, fromId: sequenceId })), ...moved]
  const { failed } = await forEachRow(all, async ({ row, fromId }) => {
    await withdraw(request, sequenceId, row.id)
    if (fromId !== sequenceId) await enrol(request, fromId, row.id)
  })
  return failed
}
