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
  /** The sequence that loses the profile (SEQ-61). */
  readonly fromSequenceId: SequenceId | undefined
  /** Called if another sequence has the profile. Without this callback, a toast reports the failure. */
  readonly onConflict?: (holder: Holder) => void
}

export interface Holder {
  readonly id: number
  readonly name: string
}

/** The sequence that already has the profile, if the error is a 409. Undefined for any other error. */
export const holderOf = (error: unknown): Holder | undefined => conflictIn(ConflictBody, error)?.[0]?.existingEntity

export const linkProfile = (request: ApiClient, sequenceId: SequenceId, profileId: ProfileId) =>
  request(sequenceProfilePut, { params: { sequenceId, profileId } })

/** Succeeds also if the profile is not in the sequence. */
async function remove(request: ApiClient, sequenceId: SequenceId, profileId: ProfileId): Promise<void> {
  try {
    await request(sequenceProfileDelete, { params: { sequenceId, profileId } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** After a failure, the profile returns to its old sequence (SEQ-61). @throws `NotPutBack` if the return fails too */
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
