import { lazyPart, TandemProvider, MobileNotice, type PartFailure } from '@tandem/components'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, useAtomValue, useStore, atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { type ReactNode, StrictMode, useCallback, useMemo, useSyncExternalStore } from 'react'
import { RouterProvider } from 'react-router-dom'
import { reportError } from '../shared/api/reportError.ts'
import { type AppStore } from '../shared/session/appStore.ts'
import { type Sessions } from '../shared/session/sessions.ts'
import { colorSchemeAtom, densityAtom } from '../shared/storage/appearance.ts'
import { environmentAtom } from '../shared/api/environment.ts'
import { outageAtom, userAtom } from '../shared/session/session.ts'

import { UnusableCode } from '../importCode.ts'
import { type AppRouter } from './appRouter.ts'
import { Loading } from './Loading.tsx'
import { reloadAction, reloadForCode } from './newVersion.ts'
import { mobileMaximumWidth } from '@tandem/contract'
import { shellMessages } from './messages.ts'
import { makeStyles } from '@fluentui/react-components'
import { LoadFailed } from '../shared/page/LoadFailed.tsx'
import { sharedMessages } from '../shared/text/messages.ts'
import { showToastAtom } from '../shared/toast/toasts.ts'
import { column } from '@tandem/components/styles'

const useAppStyles = makeStyles({
  /** The demo's bar and the page share the window's height. */
  root: {
    ...column(),
    minHeight: '100dvh',
    // The demo's console uses the left side.
    ':has([data-demo-console])': { width: 'calc(100% - 360px)', marginInlineStart: 'auto' },
  },
})

const { title, text, unusable } = shellMessages.partFailed

/** In ms. Parts that fail within this time share one toast. */
const togetherMs = 5000

interface ToldFailures {
  readonly at: number
  readonly retries: Set<() => void>
}

const noneTold: ToldFailures = { at: -Infinity, retries: new Set() }
const toldAtom = atom(noneTold)

/** Shows a toast about a part of the page that could not be loaded or shown. */
async function tellPartFailure(store: AppStore, { error, retry }: PartFailure): Promise<void> {
  const { get, set } = store
  reportError(error, { source: 'part' })
  if (await reloadForCode(store, error)) return
  if (error instanceof UnusableCode) {
    set(showToastAtom, { intent: 'error', title, text: unusable, action: reloadAction })
    return
  }
  if (!retry) {
    set(showToastAtom, { intent: 'error', title, text })
    return
  }
  const { at, retries } = get(toldAtom)
  if (performance.now() - at < togetherMs) {
    retries.add(retry)
    return
  }
  const all = new Set([retry])
  set(toldAtom, { at: performance.now(), retries: all })
  const onClick = () => {
    set(toldAtom, noneTold)
    for (const each of all) each()
  }
  set(showToastAtom, { intent: 'error', title, text, action: { label: sharedMessages.retry, onClick } })
}

/** Tells a user that another user signed in in another tab (AUTH-15). */
export function tellAnotherUser(store: AppStore): void {
  store.set(showToastAtom, { intent: 'info', ...shellMessages.anotherUser })
}

const small = window.matchMedia(`(width < ${mobileMaximumWidth}px) and (pointer: coarse)`)

const onChange = (notify: () => void) => {
  small.addEventListener('change', notify)
  return () => small.removeEventListener('change', notify)
}

/** Small touch devices get a notice instead of the app (SHELL-28). */
function DesktopOnly({ children }: { readonly children: ReactNode }) {
  const isMobile = useSyncExternalStore(onChange, () => small.matches)
  return isMobile ? <MobileNotice text={shellMessages.mobile} /> : children
}

export const DemoControls =
  import.meta.env.VITE_DEMO === 'off'
    ? undefined
    : lazyPart(async () => (await import('../features/demo/components/DemoControls.tsx')).DemoControls)

interface AppProps {
  readonly sessions: Sessions
  readonly router: AppRouter
}

/** The mounted app: theme, demo bar, and the pages of the session. */
export function App({ sessions, router }: AppProps) {
  const { id, store } = useSyncExternalStore(sessions.subscribe, sessions.getCurrent)
  return (
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={store.get(queryClientAtom)}>
          <Theme router={router}>
            <DesktopOnly>
              <Demo />
              <Session key={id} router={router} />
            </DesktopOnly>
          </Theme>
        </QueryClientProvider>
      </Provider>
    </StrictMode>
  )
}

function Theme({ router, children }: { readonly router: AppRouter; readonly children: ReactNode }) {
  const styles = useAppStyles()
  const colorScheme = useAtomValue(colorSchemeAtom)
  const density = useAtomValue(densityAtom)
  const store = useStore()
  const onPartFailure = useCallback((failure: PartFailure) => void tellPartFailure(store, failure), [store])
  const routing = useMemo(
    () => ({
      hrefOf: (to: string) => `${router.basename === '/' ? '' : router.basename}${to}`,
      // Renders at once, because a transition would wait for frames.
      navigate: (to: string) => void router.navigate(to, { flushSync: true }),
    }),
    [router],
  )
  return (
    <TandemProvider colorScheme={colorScheme} density={density} routing={routing} onPartFailure={onPartFailure}>
      <div className={styles.root}>{children}</div>
    </TandemProvider>
  )
}

function Demo() {
  const { demo } = useAtomValue(environmentAtom)
  return demo && DemoControls ? <DemoControls /> : null
}

/**
 * Shows the page (AUTH-5), or the failure of the session check (AUTH-8). Each session has a different `key`, so that a
 * new session unmounts the pages of the previous session.
 */
function Session({ router }: { readonly router: AppRouter }) {
  const user = useAtomValue(userAtom)
  const outage = useAtomValue(outageAtom)
  if (user !== undefined) return <RouterProvider router={router} />
  if (!outage) return <Loading />
  const { error, retry } = outage
  return <LoadFailed headingLevel={1} title={shellMessages.unreachable} error={error} onRetry={retry} isPrimary />
}
