import {
  ConflictBody,
  type Profile,
  type Sequence,
  sequenceProfileDelete,
  sequenceProfilePut,
  type SequenceId,
  type ProfileId,
} from '@tandem/contract'
import { conflictIn } from '../../../shared/api/conflict.ts'
import { moveOrPutBack } from '../../../shared/jobs/moveOrPutBack.ts'
import { isGone } from '../../../shared/api/RequestError.ts'
import { type ApiClient } from '../../../shared/api/request.ts'
import { mutationAtom } from '../../../shared/api/mutationAtom.ts'
import { sequenceKey } from '../api.ts'
import { confirmedChange } from '../confirmedChange.ts'
import { sequenceProfilesMessages as texts } from './messages.ts'

interface ProfileLinkChange {
  readonly sequenceId: SequenceId
  readonly profile: Pick<Profile, 'id' | 'name'>
  readonly isAdding: boolean
  /** The sequence that the profile leaves for this sequence (SEQ-61). */
  readonly fromSequenceId: SequenceId | undefined
  /**
   * Called if another sequence has the profile. In this case the request has changed nothing. Without this callback a
   * toast says that the profile could not be added.
   */
  readonly onConflict?: (holder: Holder) => void
}

/** The sequence that has a profile. */
export interface Holder {
  readonly id: number
  readonly name: string
}

/** The sequence that has the profile. Undefined after any other failure. */
export const holderOf = (error: unknown): Holder | undefined => conflictIn(ConflictBody, error)?.[0]?.existingEntity

/** Adds a profile to a sequence. */
export const linkProfile = (request: ApiClient, sequenceId: SequenceId, profileId: ProfileId) =>
  request(sequenceProfilePut, { params: { sequenceId, profileId } })

/** Removes a profile from a sequence. Succeeds also if the profile is not in the sequence. */
async function remove(request: ApiClient, sequenceId: SequenceId, profileId: ProfileId): Promise<void> {
  try {
    await request(sequenceProfileDelete, { params: { sequenceId, profileId } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/**
 * Moves a profile from one sequence to another (SEQ-61). If the profile cannot be added to the other sequence, it
 * returns to the first sequence.
 * @throws `NotPutBack` if the return also fails
 */
export const moveProfile = (request: ApiClient, id: ProfileId, fromSequenceId: SequenceId, sequenceId: SequenceId) =>
  moveOrPutBack({
    leave: () => remove(request, fromSequenceId, id),
    join: () => linkProfile(request, sequenceId, id),
    putBack: () => linkProfile(request, fromSequenceId, id),
  })

async function changeLink(request: ApiClient, change: ProfileLinkChange): Promise<unknown> {
  const { sequenceId, profile, isAdding, fromSequenceId, onConflict } = change
  if (!isAdding) return remove(request, sequenceId, profile.id)
  if (fromSequenceId !== undefined) return moveProfile(request, profile.id, fromSequenceId, sequenceId)
  try {
    return await linkProfile(request, sequenceId, profile.id)
  } catch (error) {
    const holder = holderOf(error)
    if (holder) onConflict?.(holder)
    throw error
  }
}

/** Adds a profile to a sequence, or removes it (SEQ-60). */
export const profileLinkMutationAtom = mutationAtom<ProfileLinkChange, unknown>({
  name: 'sequenceProfilePut',
  onMutate: ({ patch }, { sequenceId, profile, isAdding }) =>
    patch(sequenceKey(sequenceId), (sequence) => {
      const others = sequence.profileIds.filter((id) => id !== profile.id)
      const profileIds = isAdding ? [...others, profile.id] : others
      return { ...sequence, profileIds, profilesCount: profileIds.length }
    }),
  run: (request, change) => {
    const { sequenceId, profile, isAdding } = change
    const isDone = ({ profileIds }: Sequence) => profileIds.includes(profile.id) === isAdding
    return confirmedChange(request, sequenceId, () => changeLink(request, change), isDone)
  },
  invalidates: ['profileList', 'profileGet', 'sequenceList', 'sequenceGet', 'sequenceOptions'],
  successToast: ({ isAdding }) => (isAdding ? texts.added : texts.removed),
  errorToast: ({ profile, isAdding, fromSequenceId, onConflict }, error) => {
    if (onConflict && holderOf(error)) return undefined
    if (fromSequenceId !== undefined) return texts.reassignFailed
    return isAdding ? texts.addFailed(profile.name) : texts.removeFailed(profile.name)
  },
  undo: ({ sequenceId, profile, isAdding, fromSequenceId }) =>
    isAdding && fromSequenceId !== undefined
      ? { sequenceId: fromSequenceId, profile, isAdding: true, fromSequenceId: sequenceId }
      : { sequenceId, profile, isAdding: !isAdding, fromSequenceId: undefined },
})
