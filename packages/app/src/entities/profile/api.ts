import {
  type Profile,
  profileCreate,
  type ProfileCreation,
  profileCustomAttributeList,
  profileDelete,
  profileGet,
  profilePatch,
  type ProfileId,
} from '@tandem/contract'
import { missingOperationsAtom } from '../../shared/api/missingOperations.ts'
import { atom } from 'jotai'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { operationMutationAtom, mutationAtom } from '../../shared/api/mutationAtom.ts'
import { profileListMessages as listTexts } from './messages.ts'

export const profileQueryAtomOf = (id: ProfileId | undefined) =>
  operationQueryAtom({ profileGet }, () => (id === undefined ? undefined : { params: { id } }))

const profileKey = (id: ProfileId) => operationKey({ profileGet }, { params: { id } })

export const profilePatchMutationAtom = operationMutationAtom(
  { profilePatch },
  {
    onSuccess: ({ patch }, profile) => patch(profileKey(profile.id), () => profile),
    invalidates: ['profileList', 'sequenceList', 'variableList'],
  },
)

/** Deletes a profile or an empty slot (PROF-30). */
export const profileDeleteMutationAtom = mutationAtom<Pick<Profile, 'id' | 'name'>, true>({
  name: 'profileDelete',
  run: async (request, { id }) => {
    await request(profileDelete, { params: { id } })
    return true
  },
  invalidates: [
    'profileList',
    'profileWizardGet',
    'userMe',
    'organizationGet',
    'sequenceList',
    'sequenceGet',
    'userList',
  ],
  successToast: ({ name }) => listTexts.deletion.done(name),
  errorToast: ({ name }) => listTexts.deletion.failed(name),
})

/** The operation `profileCreate` does not accept `scheduleTimezone`. A second request saves the time zone. */
interface NewProfile {
  readonly body: ProfileCreation
  readonly scheduleTimezone?: string
}

interface CreatedProfile {
  readonly id: number
  readonly connectUrl: string | undefined
  /** The profile exists, but its time zone could not be saved. */
  readonly hasNoZone?: true
}

export const profileCreateMutationAtom = mutationAtom<NewProfile, CreatedProfile>({
  name: 'profileCreate',
  run: async (request, { body, scheduleTimezone }) => {
    const created: CreatedProfile = await request(profileCreate, { body })
    if (scheduleTimezone === undefined) return created
    try {
      await request(profilePatch, { params: { id: created.id }, body: { scheduleTimezone } })
      return created
    } catch {
      // The error is not thrown, because a retry would create a second profile.
      return { ...created, hasNoZone: true }
    }
  },
  invalidates: ['profileList', 'profileGet', 'userMe'],
})

const attributesQueryAtom = operationQueryAtom(
  { profileCustomAttributeList },
  () => ({}),
  (get) => ({ enabled: !get(missingOperationsAtom).has(profileCustomAttributeList) }),
)

/** `attributes` is undefined while the attributes load, and empty if the backend does not have the operation. */
export const profileAttributesAtom = atom((get) => {
  const { data, error, refetch } = get(attributesQueryAtom)
  const { _embedded: embedded } = data ?? {}
  if (get(missingOperationsAtom).has(profileCustomAttributeList)) return { attributes: [], error: null, refetch }
  return { attributes: embedded?.profileCustomAttributes, error: data ? null : error, refetch }
})
