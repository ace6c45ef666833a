import { type Recipient } from '@tandem/contract'
import { errorText } from '../../shared/api/errorText.ts'
import { mutationAtom } from '../../shared/api/mutationAtom.ts'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import { ContactedSince, type EnrolmentResult, runEnrolment, undoEnrolment } from './enrolmentRun.ts'

const texts = recipientListMessages.addToSequence

type Result = EnrolmentResult<Recipient>

/** The chosen sequence. */
export interface ChosenSequence {
  readonly id: number
  readonly name: string
}

interface Addition {
  readonly kind: 'add'
  readonly sequence: ChosenSequence
  readonly rows: readonly Recipient[]
  readonly isReassigning: boolean
  /** The result of earlier runs of the same dialog. */
  readonly before?: Result | undefined
  readonly signal: AbortSignal
  readonly onProgress: (count: number) => void
}

interface Undo {
  readonly kind: 'undo'
  readonly sequence: ChosenSequence
  readonly result: Result
}

/** Recipients that are not in the sequence after a run: failed, or held by another sequence. */
export const openRows = ({ failed, elsewhere }: Result): readonly Recipient[] => [
  ...failed.map(({ row }) => row),
  ...elsewhere,
]

/** How many recipients came into the sequence. */
const enrolledCount = ({ added, moved }: Result): number => added.length + moved.length

/** Adds recipients to a sequence. The toast of a complete run offers Undo. */
export const enrolmentMutationAtom = mutationAtom<Addition | Undo, Result>({
  name: 'sequenceRecipientPut',
  run: async (request, input) => {
    const sequenceId = input.sequence.id
    if (input.kind === 'undo') return undoEnrolment(request, sequenceId, input.result)
    const { before, ...options } = input
    const ran = await runEnrolment({ request, sequenceId, ...options })
    return {
      ...ran,
      added: [...(before?.added ?? []), ...ran.added],
      moved: [...(before?.moved ?? []), ...ran.moved],
      present: [...(before?.present ?? []), ...ran.present],
      isReversible: ran.isReversible && before?.isReversible !== false,
    }
  },
  invalidates: ['recipientList', 'recipientGet', 'sequenceList', 'sequenceGet'],
  successToast: (input, result) => {
    if (input.kind === 'add') {
      return openRows(result).length > 0 ? undefined : texts.done(enrolledCount(result), input.sequence.name)
    }
    const [first] = result.failed
    if (!first) return texts.undone
    const text = first.error instanceof ContactedSince ? first.error.message : errorText(first.error)
    return { intent: 'error', title: texts.undoFailed(result.failed.length), text }
  },
  undo: ({ kind, sequence }, result) =>
    kind === 'add' && result.isReversible && enrolledCount(result) > 0 ? { kind: 'undo', sequence, result } : undefined,
})
