import {
  hasMoreToLoad,
  pageCursors,
  pageSize,
  profileList,
  type User,
  userGet,
  userPatch,
  userProfileDelete,
  userProfilePut,
} from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { operationMutationAtom, operationPagesAtom, operationQueryAtom } from '../../shared/operationAtoms.ts'
import { startSessionAtom, userAtom } from '../../shared/session.ts'

/** What a member is cached under. */
const memberKey = (id: number) => ['userGet', { params: { id } }] as const

/** Query atom of one member; undefined for an address that names none. */
export const memberQueryAtomOf = (id: number | undefined) =>
  operationQueryAtom({ userGet }, () => (id === undefined ? undefined : { params: { id } }))

function keepMember(get: Getter, id: number, change: (member: User) => User): void {
  get(queryClientAtom).setQueryData<User>(memberKey(id), (member) => member && change(member))
}

export const memberPatchMutationAtom = operationMutationAtom({ userPatch }, (get) => ({
  onSuccess: (member) => keepMember(get, member.id, () => member),
  invalidates: ['userList'],
}))

/** The account menu follows, when it is the user's own name or email that was changed. */
export const followOwnChangeAtom = atom(null, (get, set, changed: User) => {
  if (get(userAtom)?.id === changed.id) set(startSessionAtom, changed)
})

const withProfile = (profileId: number) => (member: User) => ({
  ...member,
  profileIds: [...new Set([...member.profileIds, profileId])],
})

const withoutProfile = (profileId: number) => (member: User) => ({
  ...member,
  profileIds: member.profileIds.filter((each) => each !== profileId),
})

/** Gives a member a profile at once; takes it back when the server refuses. Others that are on their way stay as they are. */
export const memberProfilePutMutationAtom = operationMutationAtom({ userProfilePut }, (get) => ({
  onMutate: ({ params: { userId, id } }) => keepMember(get, Number(userId), withProfile(Number(id))),
  onError: (_error, { params: { userId, id } }) => keepMember(get, Number(userId), withoutProfile(Number(id))),
  invalidates: ['userList'],
}))

/** Takes a profile away from a member at once; gives it back when the server refuses. */
export const memberProfileDeleteMutationAtom = operationMutationAtom({ userProfileDelete }, (get) => ({
  onMutate: ({ params: { userId, id } }) => keepMember(get, Number(userId), withoutProfile(Number(id))),
  onError: (_error, { params: { userId, id } }) => keepMember(get, Number(userId), withProfile(Number(id))),
  invalidates: ['userList'],
}))

/** All profiles of the organization, page after page (document 2, section 7). */
export const profilePagesQueryAtom = operationPagesAtom(
  { profileList },
  {
    getInput: (_get, after) => ({
      query: { view: 'admin_list' as const, limit: pageSize.profiles, ...(after === undefined ? {} : { after }) },
    }),
    getNext: ({ _embedded: { profiles } }) =>
      hasMoreToLoad(profiles.length) ? pageCursors(profiles).after : undefined,
  },
)

/** The profiles that are loaded, without empty slots; undefined while the first ones load. */
export const profilesAtom = atom((get) =>
  get(profilePagesQueryAtom).data?.pages.flatMap(({ _embedded: { profiles } }) =>
    profiles.filter(({ slotStatus }) => slotStatus === 'assigned'),
  ),
)
