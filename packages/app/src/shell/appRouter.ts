import { createBrowserRouter } from 'react-router-dom'
import { type AppStore } from '../shared/appStore.ts'
import { navigationAtom } from '../shared/navigation.ts'
import { searchAtom } from '../shared/search.ts'
import { routes } from './routes.tsx'

export type AppRouter = ReturnType<typeof createAppRouter>

/** The routes of the specification below a basename; tells the store the query of the address. Starts to load the page that the address names. */
export function createAppRouter(basename: string, store: AppStore) {
  const router = createBrowserRouter(routes, { basename })
  const tellSearch = ({ location }: Pick<typeof router.state, 'location'>) => store.set(searchAtom, location.search)
  store.set(navigationAtom, { navigate: (to) => void router.navigate(to) })
  tellSearch(router.state)
  router.subscribe(tellSearch)
  return router
}
