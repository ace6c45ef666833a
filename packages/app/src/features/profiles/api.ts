import { pageSize, pollingMs, profileList } from '@tandem/contract'
import { atom } from 'jotai'
import { operationQueryAtom } from '../../shared/operationAtoms.ts'

/** Profiles that lost their connection, asked for every two minutes (document 1, section 7): for the navigation's '!' and for the banner. */
const disconnectedProfilesQueryAtom = operationQueryAtom(
  { profileList },
  () => ({ query: { limit: pageSize.profiles, connected: false } }),
  () => ({ refetchInterval: pollingMs.connectedProfiles }),
)

/** Their ids; undefined while they load. */
export const disconnectedProfileIdsAtom = atom((get): readonly number[] | undefined => {
  const { data } = get(disconnectedProfilesQueryAtom)
  if (!data) return undefined
  const { _embedded: embedded } = data
  return embedded.profiles.map(({ id }) => id)
})
