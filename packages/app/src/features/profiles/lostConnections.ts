import { needsReconnecting, pageSize, pollingMs, profileList } from '@tandem/contract'
import { atom } from 'jotai'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

/** Profiles that lost their connection, read every two minutes: for the navigation's '!' and the banner (SHELL-27). */
const disconnectedProfilesQueryAtom = operationQueryAtom(
  { profileList },
  () => ({ query: { limit: pageSize.profiles, connected: false } }),
  () => ({ refetchInterval: pollingMs.connectedProfiles }),
)

/** The ids of these profiles. Undefined while they load. */
export const disconnectedProfileIdsAtom = atom((get): readonly number[] | undefined => {
  const { data } = get(disconnectedProfilesQueryAtom)
  if (!data) return undefined
  const { _embedded: embedded } = data
  // A profile that was never attached is also not connected.
  return embedded.profiles.filter(needsReconnecting).map(({ id }) => id)
})
