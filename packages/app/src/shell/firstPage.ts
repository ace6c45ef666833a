import { type AppStore } from '../shared/session/appStore.ts'
import { outageAtom, userAtom } from '../shared/session/session.ts'
import { type AppRouter } from './appRouter.ts'

/** Resolves when the session is known and the page's code has loaded, or when the session check has failed. */
export function firstPageReady(store: AppStore, router: Pick<AppRouter, 'state' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const unfollow: (() => void)[] = []
    const check = () => {
      if (store.get(outageAtom) !== undefined) resolve()
      if (store.get(userAtom) === undefined || !router.state.initialized) return
      for (const end of unfollow.splice(0)) end()
      resolve()
    }
    // The subscriptions stay after a failed session check. If they ended, the next subscriber would repeat the check.
    unfollow.push(store.sub(userAtom, check), store.sub(outageAtom, check), router.subscribe(check))
    check()
  })
}
