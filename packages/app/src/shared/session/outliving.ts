import { missingOperationsAtom } from '../api/missingOperations.ts'
import { navigationAtom } from '../router/navigation.ts'
import { addressAtom } from '../router/search.ts'
import { removeItems } from '../storage/localItem.ts'
import { nowAtom, serverTimeAtom } from '../time/clock.ts'
import { type AppStore } from './appStore.ts'
import { typedValuesAtom } from './session.ts'

/**
 * Passes on the few values in memory that outlive a session on purpose. All other state begins anew. Items in the
 * browser's storage outlive the session, too: they belong to a user, or to the browser, like the theme.
 */
export function handOn(before: AppStore, next: AppStore): void {
  next.set(navigationAtom, before.get(navigationAtom))
  next.set(addressAtom, before.get(addressAtom))
  next.set(serverTimeAtom, before.get(nowAtom))
  next.set(missingOperationsAtom, before.get(missingOperationsAtom))
  next.set(typedValuesAtom, before.get(typedValuesAtom))
}

/** Items of the demo that outlive its workspace: settings of this browser, and texts that fit any workspace. */
const ofAnyWorkspace = /^demo\/(?:colorScheme|density|shortcuts|snippets|\w+_columns|\w+_views)$/

/** Removes the items of the demo's last workspace (SIM-37): in this browser, or in this tab only. */
export function dropDemoItems(of: 'browser' | 'tab'): void {
  const isDropped = (name: string) => name.startsWith('demo/') && !ofAnyWorkspace.test(name)
  removeItems('sessionStorage', isDropped)
  if (of === 'browser') removeItems('localStorage', isDropped)
}
