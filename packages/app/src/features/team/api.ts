import { type Profile, userGet, userPatch, userProfileDelete, userProfilePut, type UserId } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { changeUserAtom } from '../../shared/session/session.ts'
import { operationMutationAtom, mutationAtom } from '../../shared/api/mutationAtom.ts'
import { memberProfilesMessages as profileTexts, teamMessages } from './messages.ts'

/** Query atom of one member. Undefined for an address without an id. */
export const memberQueryAtomOf = (id: number | undefined) =>
  operationQueryAtom({ userGet }, () => (id === undefined ? undefined : { params: { id } }))

const memberKey = (id: number) => operationKey({ userGet }, { params: { id } })

/** Changes a member. The account menu shows the change if the member is the user. */
export const memberPatchMutationAtom = operationMutationAtom(
  { userPatch },
  {
    onSuccess: ({ set, patch }, member) => {
      patch(memberKey(member.id), () => member)
      set(changeUserAtom, member)
    },
    invalidates: ['userList'],
    successToast: () => teamMessages.updated,
  },
)

interface ProfileShare {
  readonly userId: UserId
  readonly profile: Pick<Profile, 'id' | 'name'>
  readonly isAdding: boolean
}

/** Adds a profile to a member, or removes it. */
export const profileShareMutationAtom = mutationAtom<ProfileShare, unknown>({
  name: 'userProfilePut',
  run: (request, { userId, profile, isAdding }) =>
    request(isAdding ? userProfilePut : userProfileDelete, { params: { userId, id: profile.id } }),
  onMutate: ({ patch }, { userId, profile: { id }, isAdding }) =>
    patch(memberKey(userId), (member) => {
      const others = member.profileIds.filter((each) => each !== id)
      return { ...member, profileIds: isAdding ? [...others, id] : others }
    }),
  invalidates: ['userList'],
  successToast: ({ profile, isAdding }) => (isAdding ? profileTexts.added : profileTexts.removed)(profile.name),
  errorToast: ({ profile, isAdding }) => (isAdding ? profileTexts.addFailed : profileTexts.removeFailed)(profile.name),
  undo: (share) => ({ ...share, isAdding: !share.isAdding }),
})
