import { missingOperationsAtom } from '../api/missingOperations.ts'
import { navigationAtom } from '../router/navigation.ts'
import { addressAtom } from '../router/search.ts'
import { removeItems } from '../storage/localItem.ts'
import { nowAtom, serverTimeAtom } from '../time/clock.ts'
import { type AppStore } from './appStore.ts'
import { typedValuesAtom } from './session.ts'

/**
 * What outlives a session in memory, on purpose; all other state begins anew. What is stored in this browser outlives
 * it, too: by user, or for the browser as the theme is.
 */
export function handOn(before: AppStore, next: AppStore): void {
  next.set(navigationAtom, before.get(navigationAtom))
  next.set(addressAtom, before.get(addressAtom))
  next.set(serverTimeAtom, before.get(nowAtom))
  next.set(missingOperationsAtom, before.get(missingOperationsAtom))
  next.set(typedValuesAtom, before.get(typedValuesAtom))
}

/** Items of the demo that outlive its workspace: settings of this browser, and texts that fit any workspace. */
const ofAnyWorkspace = /^demo\/(?:colorScheme|shortcuts|snippets|\w+_columns|\w+_views)$/

/** Removes what was stored for the demo's last workspace (SIM-37): in this browser, or in this tab only. */
export function dropDemoItems(of: 'browser' | 'tab'): void {
  const isDropped = (name: string) => name.startsWith('demo/') && !ofAnyWorkspace.test(name)
  removeItems('sessionStorage', isDropped)
  if (of === 'browser') removeItems('localStorage', isDropped)
}
