import { createBrowserRouter } from 'react-router-dom'
import { type AppStore } from '../shared/appStore.ts'
import { navigationAtom } from '../shared/navigation.ts'
import { addressAtom } from '../shared/search.ts'
import { routes } from './routes.tsx'

export type AppRouter = ReturnType<typeof createAppRouter>

/** The routes of the specification below a basename; tells the store the address. Starts to load the page that the address names. */
export function createAppRouter(basename: string, store: AppStore) {
  const router = createBrowserRouter(routes, { basename })
  const base = basename === '/' ? '' : basename
  const tellAddress = ({ location: { pathname, search } }: Pick<typeof router.state, 'location'>) =>
    store.set(addressAtom, {
      pathname: pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname,
      search,
    })
  store.set(navigationAtom, { navigate: (to, options) => void router.navigate(to, options) })
  tellAddress(router.state)
  router.subscribe(tellAddress)
  return router
}
