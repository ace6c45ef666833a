import { lazyPart, TandemProvider } from '@tandem/components'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { type ReactNode, StrictMode, useEffect, useLayoutEffect, useMemo } from 'react'
import { RouterProvider } from 'react-router-dom'
import { type AppStore } from '../shared/session/appStore.ts'
import { colorSchemeAtom } from '../shared/storage/colorScheme.ts'
import { environmentAtom } from '../shared/api/environment.ts'
import {
  followOtherTabsAtom,
  followUserAtom,
  forgetSessionAtom,
  outageAtom,
  userAtom,
} from '../shared/session/session.ts'
import { useAppStyles } from './App.styles.ts'
import { type AppRouter } from './appRouter.ts'
import { DesktopOnly } from './DesktopOnly.tsx'
import { Loading } from './Loading.tsx'
import { tellPartFailureAtom } from './partFailures.ts'
import { Unreachable } from './Unreachable.tsx'

const DemoControls = lazyPart(async () => (await import('../features/demo/components/DemoControls.tsx')).DemoControls)

interface AppProps {
  readonly store: AppStore
  readonly router: AppRouter
}

/** One mounted app: its store and query cache, theme, and routes. */
export function App({ store, router }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <QueryCache>
          <Theme router={router}>
            <DesktopOnly>
              <Demo />
              <Session router={router} />
            </DesktopOnly>
          </Theme>
        </QueryCache>
      </Provider>
    </StrictMode>
  )
}

/** Shares the query cache of the atoms with the hooks of the query library. */
function QueryCache({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={useAtomValue(queryClientAtom)}>{children}</QueryClientProvider>
}

function Theme({ router, children }: { readonly router: AppRouter; readonly children: ReactNode }) {
  const styles = useAppStyles()
  const colorScheme = useAtomValue(colorSchemeAtom)
  const routing = useMemo(
    () => ({
      hrefOf: (to: string) => `${router.basename === '/' ? '' : router.basename}${to}`,
      // Renders at once: as a transition, it would wait for the frames that are painted between its slices. The router
      // has loaded the page's code by then.
      navigate: (to: string) => void router.navigate(to, { flushSync: true }),
    }),
    [router],
  )
  return (
    <TandemProvider colorScheme={colorScheme} routing={routing} onPartFailure={useSetAtom(tellPartFailureAtom)}>
      <div className={styles.root}>{children}</div>
    </TandemProvider>
  )
}

/** The bar of the demo, over every page. */
function Demo() {
  const { demo } = useAtomValue(environmentAtom)
  if (!demo) return null
  return <DemoControls />
}

/**
 * Checks the session while the first page loads, and shows the page once the check is done (AUTH-5). Drops all data of
 * a session that ended.
 */
function Session({ router }: { readonly router: AppRouter }) {
  const user = useAtomValue(userAtom)
  const followUser = useSetAtom(followUserAtom)
  const forgetSession = useSetAtom(forgetSessionAtom)
  const outage = useAtomValue(outageAtom)
  // A layout effect: what was loaded for one user is never painted for another.
  useLayoutEffect(() => {
    if (user) followUser(user)
  }, [user, followUser])
  useEffect(() => {
    if (!user) forgetSession()
  }, [user, forgetSession])
  const followOtherTabs = useSetAtom(followOtherTabsAtom)
  useEffect(() => followOtherTabs(), [followOtherTabs])
  if (user !== undefined) return <RouterProvider router={router} />
  return outage ? <Unreachable {...outage} /> : <Loading />
}
