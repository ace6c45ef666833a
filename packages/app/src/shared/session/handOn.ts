import { missingOperationsAtom } from '../api/missingOperations.ts'
import { navigationAtom } from '../router/navigation.ts'
import { addressAtom } from '../router/search.ts'
import { nowAtom, serverTimeAtom } from '../time/clock.ts'
import { type AppStore } from './appStore.ts'
import { typedValuesAtom } from './session.ts'

/**
 * Copies the few values that must outlive a session to the next session. All other values in memory start anew. Items
 * in the browser's storage stay, too: they belong to a user, or to the browser, like the theme.
 */
export function handOn(before: AppStore, next: AppStore): void {
  next.set(navigationAtom, before.get(navigationAtom))
  next.set(addressAtom, before.get(addressAtom))
  next.set(serverTimeAtom, before.get(nowAtom))
  next.set(missingOperationsAtom, before.get(missingOperationsAtom))
  next.set(typedValuesAtom, before.get(typedValuesAtom))
}
