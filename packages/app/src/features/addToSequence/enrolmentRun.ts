import { importResult, type Recipient, recipientGet, type SequenceId } from '@tandem/contract'
import { forEachRow, type FailedRow } from '../../shared/jobs/eachRow.ts'
import { type ApiClient } from '../../shared/api/request.ts'
import { enrol, moveRecipient, withdraw } from '../../entities/sequence/enrolment.ts'
import { failuresToStopMoving } from '../../shared/jobs/moveOrPutBack.ts'
import { recipientListMessages } from '../../entities/recipient/messages.ts'

const texts = recipientListMessages.addToSequence

/** The parts of a recipient that adding it to a sequence depends on. */
type Candidate = Pick<Recipient, 'id' | 'firstName' | 'lastName' | 'sequenceId' | 'sequenceStatus'>

/** The expected result of adding recipients to a sequence. */
export interface EnrolmentPlan<Row> {
  /** In no sequence, or in this one and not approved for sending. */
  readonly added: readonly Row[]
  readonly present: readonly Row[]
  /** In another sequence. They stay there unless they are reassigned. */
  readonly elsewhere: readonly Row[]
}

/** The expected result for each recipient, according to the list. */
export function enrolmentPlan<Row extends Candidate>(
  recipients: readonly Row[],
  sequenceId: SequenceId,
): EnrolmentPlan<Row> {
  const results = Map.groupBy(recipients, (recipient) => {
    const isHere = recipient.sequenceId === sequenceId
    return importResult(isHere ? recipient.sequenceStatus : null, recipient.sequenceId !== null && !isHere)
  })
  return {
    added: results.get('imported') ?? [],
    present: results.get('skipped') ?? [],
    elsewhere: results.get('conflict') ?? [],
  }
}

/**
 * Whether a recipient that is moved to another sequence can be moved back without a trace. Adding approves it, so that
 * one that was contacted would be contacted again, and one that was not approved yet would be approved (RECIP-25).
 */
export const canMoveBack = ({ sequenceStatus }: Pick<Candidate, 'sequenceStatus'>): boolean =>
  sequenceStatus === 'approved'

/** A recipient that was moved from another sequence. */
interface Moved<Row> {
  readonly row: Row
  readonly fromId: number
}

/** The result of adding recipients to a sequence. */
export interface EnrolmentResult<Row> {
  readonly added: readonly Row[]
  readonly moved: readonly Moved<Row>[]
  readonly present: readonly Row[]
  /** Left in another sequence. */
  readonly elsewhere: readonly Row[]
  readonly failed: readonly FailedRow<Row>[]
  /** Whether Undo can restore the state before: see `canMoveBack` (RECIP-25). */
  readonly isReversible: boolean
}

interface EnrolmentOptions<Row> {
  readonly request: ApiClient
  readonly sequenceId: SequenceId
  readonly rows: readonly Row[]
  /** Moves recipients that another sequence holds (RECIP-22). */
  readonly isReassigning: boolean
  readonly signal: AbortSignal
  readonly onProgress: (count: number) => void
}

/** A run stops after this many failures in a row that no recipient caused. */
const failuresToStop = 8

/** A recipient could not be moved to the other sequence (RECIP-23). */
export class ReassignFailed extends Error {
  override readonly name = 'ReassignFailed'
}

/** The run has stopped before this recipient: the server fails. */
export class NotTried extends Error {
  override readonly name = 'NotTried'
}

/**
 * Adds recipients to a sequence, one call each (RECIP-21). The result follows the server where it differs from the
 * list.
 */
export async function runEnrolment<Row extends Candidate>(
  options: EnrolmentOptions<Row>,
): Promise<EnrolmentResult<Row>> {
  const { request, sequenceId, rows, isReassigning, signal, onProgress } = options
  const [added, moved, present, elsewhere]: [Row[], Moved<Row>[], Row[], Row[]] = [[], [], [], []]
  let isReversible = true
  const reassign = async (row: Row, fromId: number) => {
    const { status } = await moveRecipient(request, row.id, fromId, sequenceId).catch((cause: unknown) => {
      throw new ReassignFailed('reassigning failed', { cause })
    })
    if (status === 'conflict') {
      elsewhere.push(row)
      return
    }
    moved.push({ row, fromId })
    // The list has the status in the sequence that it names only.
    isReversible &&= row.sequenceId === fromId && canMoveBack(row)
  }
  const { failed, untried, stopCause } = await forEachRow(
    rows,
    async (row) => {
      const { sequenceId: heldBy } = row
      if (isReassigning && heldBy !== null && heldBy !== sequenceId) return reassign(row, heldBy)
      const outcome = await enrol(request, sequenceId, row.id)
      if (outcome.status === 'conflict') {
        if (isReassigning) await reassign(row, outcome.existingSequenceId)
        else elsewhere.push(row)
      } else if (outcome.status === 'imported') {
        added.push(row)
        isReversible &&= outcome.existingStatus === null
      } else present.push(row)
      return undefined
    },
    { signal, onProgress, failuresToStop: isReassigning ? failuresToStopMoving : failuresToStop },
  )
  const notTried = stopCause === undefined ? [] : untried.map((row) => ({ row, error: new NotTried(texts.notTried) }))
  return { added, moved, present, elsewhere, failed: [...failed, ...notTried], isReversible }
}

/** RECIP-25: a recipient was contacted since the run, so that Undo cannot restore the state before. */
export class ContactedSince extends Error {
  override readonly name = 'ContactedSince'
}

/** Reverts a run: added recipients leave, moved ones go back. The result names those that stay. */
export async function undoEnrolment<Row extends Candidate>(
  request: ApiClient,
  sequenceId: SequenceId,
  { added, moved }: Pick<EnrolmentResult<Row>, 'added' | 'moved'>,
): Promise<EnrolmentResult<Row>> {
  const all = [...added.map((row): Moved<Row> & { fromId: number } => ({ row, fromId: sequenceId })), ...moved]
  const revert = async ({ row, fromId }: Moved<Row>) => {
    const { sequenceId: heldBy, sequenceStatus } = await request(recipientGet, { params: { id: row.id } })
    if (heldBy !== sequenceId) return
    if (sequenceStatus === 'sent') throw new ContactedSince(texts.contactedSince)
    if (fromId === sequenceId) await withdraw(request, sequenceId, row.id)
    // After a failure it stays where it is, not in no sequence.
    else await moveRecipient(request, row.id, sequenceId, fromId)
  }
  const { failed, untried, stopCause } = await forEachRow(all, revert, { failuresToStop: failuresToStopMoving })
  const notTried = untried.map((row) => ({ row, error: stopCause }))
  const failedRows = [...failed, ...notTried].map(({ row: { row }, error }) => ({ row, error }))
  return { added: [], moved: [], present: [], elsewhere: [], failed: failedRows, isReversible: false }
}
