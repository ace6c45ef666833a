import { type AppStore } from '../shared/session/appStore.ts'
import { userAtom } from '../shared/session/session.ts'
import { type AppRouter } from './appRouter.ts'

/** Time after which a loading message shows, in ms. */
const longestWaitMs = 150

/**
 * Resolves when the first page can show: the session is known, and the page's code has loaded. Usually both arrived
 * with the app's code, and rendering 'Loading...' first would only delay the page.
 */
export function firstPageReady(store: AppStore, router: Pick<AppRouter, 'state' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const unfollow: (() => void)[] = []
    const check = () => {
      if (store.get(userAtom) === undefined || !router.state.initialized) return
      clearTimeout(timer)
      for (const end of unfollow.splice(0)) end()
      resolve()
    }
    // The subscriptions continue after the wait. Without a subscriber, the request for the user would be cancelled, and
    // the app would send it again.
    const timer = setTimeout(resolve, longestWaitMs)
    unfollow.push(store.sub(userAtom, check), router.subscribe(check))
    check()
  })
}
