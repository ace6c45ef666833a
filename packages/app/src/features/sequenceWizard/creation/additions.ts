import { sequenceGet, sequenceRecipientPut, type SequenceId } from '@tandem/contract'
import { addToSequence, moveRecipient } from '../../../entities/sequence/addToSequence.ts'
import { holderOf, linkProfile, moveProfile } from '../../../entities/sequence/profiles/api.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { NotPutBack } from '../../../shared/api/NotPutBack.ts'
import { type ApiClient } from '../../../shared/api/request.ts'
import { type JobItem } from '../../../shared/jobs/jobState.ts'
import { type SequenceDraft } from '../draft.ts'
import { idsInRanges } from '../idRanges.ts'
import { type AdditionKind } from './creation.ts'
import { creationMessages as texts } from './messages.ts'

export interface Addition {
  readonly kind: AdditionKind
  readonly id: number
  /** The sequence that the profile or recipient leaves. */
  readonly fromSequenceId: SequenceId | null
  /** True if the profile or recipient returns to `fromSequenceId` after a failed addition. */
  readonly isPutBack: boolean
}

/** `heldBy`: the other sequence that has the profile or recipient. Null after a successful addition. */
interface AdditionResult {
  readonly heldBy: SequenceId | null
}

export type AdditionEntry = JobItem<Addition, AdditionResult>

/** The additions of a draft, profiles first. */
export const additionsOf = ({ profiles = [], recipients }: SequenceDraft): readonly Addition[] => [
  ...profiles.map(({ id, fromSequenceId }) => ({ kind: 'profile' as const, id, fromSequenceId, isPutBack: false })),
  ...idsInRanges(recipients?.ids ?? '').map((id) => ({
    kind: 'recipient' as const,
    id,
    fromSequenceId: null,
    isPutBack: false,
  })),
]

/** Adds a profile or a recipient (SEQ-25), or returns the profile or recipient to the old sequence. */
export async function addOrPutBack(
  request: ApiClient,
  sequenceId: SequenceId,
  { kind, id, fromSequenceId, isPutBack }: Addition,
): Promise<AdditionResult> {
  if (isPutBack && fromSequenceId !== null) {
    try {
      if (kind === 'profile') await linkProfile(request, fromSequenceId, id)
      else await request(sequenceRecipientPut, { params: { sequenceId: fromSequenceId, id } })
    } catch (error) {
      throw new NotPutBack(error, true)
    }
    return { heldBy: fromSequenceId }
  }
  if (kind === 'recipient') {
    const outcome = await (fromSequenceId === null
      ? addToSequence(request, sequenceId, id)
      : moveRecipient(request, id, fromSequenceId, sequenceId))
    return { heldBy: outcome.status === 'conflict' ? outcome.existingSequenceId : null }
  }
  try {
    if (fromSequenceId === null) await linkProfile(request, sequenceId, id)
    else await moveProfile(request, id, fromSequenceId, sequenceId)
    return { heldBy: null }
  } catch (error) {
    const holder = holderOf(error)
    if (!holder) throw error
    return { heldBy: holder.id }
  }
}

/** The reason of a failure, for the user. */
export function additionReason(error: unknown, { fromSequenceId, isPutBack }: Addition): string {
  if (isPutBack && error instanceof NotPutBack) return texts.notPutBack(errorText(error.cause))
  return fromSequenceId === null ? errorText(error) : texts.reassignFailed(errorText(error))
}

/** The sequence of the profile or recipient before the addition. */
export const heldBy = (entry: AdditionEntry): SequenceId | null =>
  entry.status === 'conflict' ? entry.result.heldBy : entry.item.fromSequenceId

/** True if the profile or recipient has possibly left its old sequence, and could not return to it. */
export const hasLeft = (entry: AdditionEntry): boolean => entry.status === 'failed' && entry.hasLeft

/** True while the addition waits or runs, such as during a retry. */
export const isUnderWay = ({ status }: AdditionEntry): boolean => status === 'waiting' || status === 'working'

/** Returns a function that finds the name of an added profile. A draft does not store the names of recipients. */
export function additionName({ profiles = [] }: Partial<SequenceDraft> = {}) {
  const names = new Map<number, string>(profiles.map(({ id, name }) => [id, name]))
  return ({ kind, id }: Addition): string | undefined => (kind === 'profile' ? names.get(id) : undefined)
}

/** Returns the changes that mark an addition as done, for each profile or recipient that the sequence already has. */
export async function addedAlready(request: ApiClient, id: SequenceId, entries: readonly AdditionEntry[]) {
  const { profileIds, recipientIds } = await request(sequenceGet, { params: { id } })
  const members = { profile: new Set<number>(profileIds), recipient: new Set<number>(recipientIds) }
  return entries.flatMap(({ item, status }, index) =>
    status !== 'done' && members[item.kind].has(item.id)
      ? [[index, { item, status: 'done', result: { heldBy: null } }] as const]
      : [],
  )
}
