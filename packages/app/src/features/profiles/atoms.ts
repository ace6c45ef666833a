import { atom } from 'jotai'
import * as v from 'valibot'
import { type AppStore } from '../../shared/session/appStore.ts'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'
import { disconnectedProfileIdsAtom } from './lostConnections.ts'

/** Ids of the disconnected profiles for which the user has dismissed the banner. */
const dismissedProfileIdsAtom = userStoredAtom({
  key: 'connectionBanner',
  version: 2,
  schema: v.pipe(v.array(v.number()), v.readonly()),
})

/** Undefined until the profiles are loaded. Setting false dismisses the banner until the next lost connection. */
export const isConnectionBannerShownAtom = atom(
  (get) => {
    const dismissed = get(dismissedProfileIdsAtom) ?? []
    return get(disconnectedProfileIdsAtom)?.some((id) => !dismissed.includes(id))
  },
  (get, set, _isShown: false) => set(dismissedProfileIdsAtom, get(disconnectedProfileIdsAtom)),
)

/** Removes the dismissals for profiles that are connected again. */
export function keepDismissalsCurrent({ get, set }: AppStore, disconnected: readonly number[]): void {
  const dismissed = get(dismissedProfileIdsAtom) ?? []
  const current = dismissed.filter((id) => disconnected.includes(id))
  if (current.length < dismissed.length) set(dismissedProfileIdsAtom, current)
}
