import { needsReconnecting, pageSize, pollingMs, profileList } from '@tandem/contract'
import { atom } from 'jotai'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

/** Polled every two minutes for the '!' in the navigation and for the banner (SHELL-27). */
const disconnectedProfilesQueryAtom = operationQueryAtom(
  { profileList },
  () => ({ query: { limit: pageSize.profiles, connected: false } }),
  () => ({ refetchInterval: pollingMs.connectedProfiles }),
)

/** Undefined while loading. */
export const disconnectedProfileIdsAtom = atom((get): readonly number[] | undefined => {
  const { data } = get(disconnectedProfilesQueryAtom)
  if (!data) return undefined
  const { _embedded: embedded } = data
  // The response also contains profiles that were never connected.
  return embedded.profiles.filter(needsReconnecting).map(({ id }) => id)
})
