import { createBrowserRouter, generatePath, type RouteMatch, type RouterState } from 'react-router-dom'
import { type Sessions } from '../shared/session/sessions.ts'
import { dropEarlyResponses } from '../shared/api/earlyResponse.ts'
import { navigationAtom } from '../shared/router/navigation.ts'
import { addressAtom } from '../shared/router/search.ts'
import { routes } from './routes.tsx'

export type AppRouter = ReturnType<typeof createAppRouter>

/** Creates the router. After each navigation, the store of the current session gets the new address. */
export function createAppRouter(basename: string, { getCurrent }: Sessions) {
  const router = createBrowserRouter(routes, { basename })
  const follow = ({ location: { search }, matches }: Pick<RouterState, 'location' | 'matches'>) => {
    const { params = {} } = matches.at(-1) ?? {}
    const { store } = getCurrent()
    store.set(addressAtom, { pathname: routePath(matches), params, search })
  }
  getCurrent().store.set(navigationAtom, { navigate: (to, options) => void router.navigate(to, options) })
  follow(router.state)
  const firstSection = sectionOf(router.state)
  router.subscribe((state) => {
    follow(state)
    // The early responses are for the first section of the visit. They are dropped when the user leaves this section,
    // because they are soon out of date.
    if (sectionOf(state) !== firstSection) dropEarlyResponses()
  })
  return router
}

const sectionOf = ({ location: { pathname } }: Pick<RouterState, 'location'>) => pathname.toLowerCase().split('/')[1]

/** The pattern of the matched routes: `/recipients/manage/:id/:tab?/*`. */
export const routePattern = (matches: readonly RouteMatch[]): string =>
  `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`

/** Returns the path in the spelling of the routes, because the address can differ in capital letters. */
export function routePath(matches: readonly RouteMatch[]): string {
  const path = generatePath(routePattern(matches), { ...matches.at(-1)?.params })
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
