import {
  importResult,
  type Recipient,
  recipientGet,
  type SequenceId,
  type SequenceRecipientStatus,
} from '@tandem/contract'
import { errorText } from '../../shared/api/errorText.ts'
import { mutationAtom } from '../../shared/api/mutationAtom.ts'
import { type ApiClient } from '../../shared/api/request.ts'
import { createJob, type Job } from '../../shared/jobs/createJob.ts'
import { type JobState, type Unfinished, unfinished } from '../../shared/jobs/jobState.ts'
import { addToSequence, moveRecipient, removeFromSequence } from '../../entities/sequence/addToSequence.ts'
import { recipientListMessages } from '../../entities/recipient/messages.ts'

const texts = recipientListMessages.addToSequence

export interface ChosenSequence {
  readonly id: SequenceId
  readonly name: string
}

/** The expected result of an addition. */
export interface AdditionPlan {
  /** Recipients in no sequence, or in this sequence but not approved for sending. */
  readonly added: readonly Recipient[]
  /** Recipients that are approved or contacted in this sequence. */
  readonly present: readonly Recipient[]
  /** Recipients in another sequence. Only a reassignment moves them. */
  readonly elsewhere: readonly Recipient[]
}

/** The expected result, from the rows of the list. The server's result can differ. */
export function additionPlan(recipients: readonly Recipient[], sequenceId: SequenceId): AdditionPlan {
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
 * True if Undo can restore the status of a recipient after a move (RECIP-25). Undo moves the recipient back as
 * approved, so only a recipient that was approved before can be restored.
 */
export const canMoveBack = ({ sequenceStatus }: { readonly sequenceStatus: SequenceRecipientStatus | null }): boolean =>
  sequenceStatus === 'approved'

interface Addition {
  readonly row: Recipient
  /** True if a recipient in another sequence must be moved to this sequence (RECIP-22). */
  readonly isReassigning: boolean
}

interface AdditionResult {
  readonly status: 'imported' | 'skipped' | 'conflict'
  /** The earlier sequence of a moved recipient. */
  readonly fromId: SequenceId | null
  /** True if Undo can restore the recipient's earlier state (RECIP-25). */
  readonly isReversible: boolean
}

export type AdditionJob = Job<Addition, AdditionResult>

/** Moving a recipient from another sequence failed (RECIP-23). */
class ReassignFailed extends Error {
  override readonly name = 'ReassignFailed'
}

const reasonOf = (error: unknown): string =>
  error instanceof ReassignFailed ? `${texts.reassignFailed}. ${errorText(error.cause)}` : errorText(error)

interface AdditionOptions {
  readonly sequenceId: SequenceId
  readonly rows: readonly Recipient[]
  readonly isReassigning: boolean
}

/** Adds recipients to a sequence, with separate requests for each recipient (RECIP-21). */
export const createAdditionJob = (
  request: ApiClient,
  { sequenceId, rows, isReassigning }: AdditionOptions,
): AdditionJob =>
  createJob({
    items: rows.map((row) => ({ row, isReassigning })),
    perform: (addition) => addOne(request, sequenceId, addition),
    isConflict: ({ status }) => status === 'conflict',
    isMove: (addition) => addition.isReassigning,
    reasonOf,
  })

async function addOne(
  request: ApiClient,
  sequenceId: SequenceId,
  { row, isReassigning }: Addition,
): Promise<AdditionResult> {
  const reassign = async (fromId: SequenceId): Promise<AdditionResult> => {
    const { status } = await moveRecipient(request, row.id, fromId, sequenceId).catch((cause: unknown) => {
      throw new ReassignFailed('reassigning failed', { cause })
    })
    // The row can be outdated. Its status is valid only if the recipient was still in the sequence that the row names.
    const isReversible = row.sequenceId === fromId && canMoveBack(row)
    return { status: status === 'conflict' ? 'conflict' : 'imported', fromId, isReversible }
  }
  if (isReassigning && row.sequenceId !== null && row.sequenceId !== sequenceId) return reassign(row.sequenceId)
  const outcome = await addToSequence(request, sequenceId, row.id)
  if (outcome.status !== 'conflict') {
    // Undo removes the recipient, but cannot restore an earlier status in this sequence.
    const isReversible = outcome.status === 'skipped' || outcome.existingStatus === null
    return { status: outcome.status, fromId: null, isReversible }
  }
  return isReassigning ? reassign(outcome.existingSequenceId) : { ...outcome, fromId: null, isReversible: true }
}

interface AdditionSummary {
  readonly added: readonly Recipient[]
  readonly moved: readonly { readonly row: Recipient; readonly fromId: SequenceId }[]
  readonly present: readonly Recipient[]
  readonly elsewhere: readonly Recipient[]
  readonly failed: readonly Unfinished<Recipient>[]
  readonly isReversible: boolean
}

export function additionSummary(state: JobState<Addition, AdditionResult>): AdditionSummary {
  const settled = state.items.flatMap((entry) =>
    entry.status === 'done' || entry.status === 'conflict' ? [{ row: entry.item.row, ...entry.result }] : [],
  )
  const rowsWith = (wanted: AdditionResult['status']) => settled.filter(({ status }) => status === wanted)
  const imported = rowsWith('imported')
  const rowOf = ({ row }: { readonly row: Recipient }) => row
  return {
    added: imported.filter(({ fromId }) => fromId === null).map(rowOf),
    moved: imported.flatMap(({ row, fromId }) => (fromId === null ? [] : [{ row, fromId }])),
    present: rowsWith('skipped').map(rowOf),
    elsewhere: rowsWith('conflict').map(rowOf),
    failed: unfinished(state).map(({ item, reason }) => ({ item: item.row, reason })),
    isReversible: imported.every((each) => each.isReversible),
  }
}

export const openRows = ({ failed, elsewhere }: AdditionSummary): readonly Recipient[] => [
  ...failed.map(({ item }) => item),
  ...elsewhere,
]

/** A recipient was contacted after the addition (RECIP-25). */
class ContactedSince extends Error {
  override readonly name = 'ContactedSince'
}

/** Resolves to the recipients that were not restored. */
async function undoAdditions(request: ApiClient, sequenceId: SequenceId, { added, moved }: AdditionSummary) {
  const job = createJob({
    items: [...added.map((row) => ({ row, fromId: sequenceId })), ...moved],
    perform: async ({ row: { id }, fromId }) => {
      const { sequenceId: heldBy, sequenceStatus } = await request(recipientGet, { params: { id } })
      if (heldBy !== sequenceId) return
      if (sequenceStatus === 'sent') throw new ContactedSince(texts.contactedSince)
      if (fromId === sequenceId) await removeFromSequence(request, sequenceId, id)
      else await moveRecipient(request, id, sequenceId, fromId)
    },
    isMove: () => true,
    reasonOf: (error) => (error instanceof ContactedSince ? error.message : errorText(error)),
  })
  await job.start()
  return unfinished(job.getState())
}

type AdditionInput =
  | {
      readonly kind: 'add'
      readonly sequence: ChosenSequence
      readonly job: AdditionJob
      readonly run: () => Promise<void>
    }
  | { readonly kind: 'undo'; readonly sequence: ChosenSequence; readonly before: AdditionSummary }

const nothing: AdditionSummary = { added: [], moved: [], present: [], elsewhere: [], failed: [], isReversible: false }

const addedCount = ({ added, moved }: AdditionSummary): number => added.length + moved.length

/** Adds recipients to a sequence. The toast offers Undo for a reversible result. */
export const addToSequenceMutationAtom = mutationAtom<AdditionInput, AdditionSummary>({
  name: 'sequenceRecipientPut',
  run: async (request, input) => {
    if (input.kind === 'undo') {
      const failed = await undoAdditions(request, input.sequence.id, input.before)
      return { ...nothing, failed: failed.map(({ item, reason }) => ({ item: item.row, reason })) }
    }
    await input.run()
    return additionSummary(input.job.getState())
  },
  invalidates: ['recipientList', 'recipientGet', 'sequenceList', 'sequenceGet'],
  successToast: (input, result) => {
    if (input.kind === 'add') {
      return openRows(result).length > 0 ? undefined : texts.done(addedCount(result), input.sequence.name)
    }
    const [first] = result.failed
    return first ? { intent: 'error', title: texts.undoFailed(result.failed.length), text: first.reason } : texts.undone
  },
  undo: ({ kind, sequence }, result) =>
    kind === 'add' && result.isReversible && addedCount(result) > 0
      ? { kind: 'undo', sequence, before: result }
      : undefined,
})
