import { createRoot } from 'react-dom/client'
import { createSessions } from './shared/session/sessions.ts'
import { reportError } from './shared/api/reportError.ts'
import { type Environment, isDemoPage, productionEnvironment } from './shared/api/environment.ts'
import { whenIdle } from './shared/page/whenIdle.ts'
import { removeOldDrafts } from './shared/storage/draftItems.ts'
import { App, DemoControls, tellAnotherUser } from './shell/App.tsx'
import { type AppRouter, createAppRouter, routePattern } from './shell/appRouter.ts'
import { followErrors } from './shell/errorReports.ts'
import { firstPageReady } from './shell/firstPage.ts'
import './inter.css'
import './main.css'

/** The demo is this build with a simulator in the browser. */
async function demoEnvironment(): Promise<Environment> {
  if (import.meta.env.VITE_DEMO === 'off') throw new TypeError('this build has no demo')
  const { createDemoEnvironment } = await import('./features/demo/demoEnvironment.ts')
  return createDemoEnvironment(async (options) =>
    (await import('@tandem/simulator/browser')).startBrowserSimulator(options),
  )
}

const container = document.querySelector('#root')
if (!container) throw new TypeError('index.html has no #root')

/** True if the browser has the newest browser functions that the app needs (docs/browsers.md). */
const isSupportedBrowser = () => 'withResolvers' in Promise && 'groupBy' in Map && CSS.supports('selector(:has(a))')

/**
 * This module must not await `start`. The code that `start` loads imports the chunk of this module, so both would wait
 * for each other.
 */
async function start(container: Element): Promise<void> {
  const { pathname, search, hash } = window.location
  if (isDemoPage() && !pathname.startsWith('/demo')) {
    // The demo works only below '/demo' in lower case.
    window.location.replace(`${pathname.replace(/^\/demo/i, '/demo')}${search}${hash}`)
    return
  }
  if (!isSupportedBrowser()) {
    container.classList.add('has-failed')
    return
  }
  let router: AppRouter | undefined
  // The demo sends no reports.
  if (!isDemoPage()) followErrors(() => routePattern(router?.state.matches ?? []))
  const root = createRoot(container)
  const environment = isDemoPage() ? await demoEnvironment() : productionEnvironment
  const sessions = createSessions(environment, tellAnotherUser)
  router = createAppRouter(environment.basename, sessions)
  try {
    const firstPage = firstPageReady(sessions.getCurrent().store, router)
    // Waits for the demo's bar, because a late bar would move the page.
    const bar = environment.demo && DemoControls?.load().catch(() => undefined)
    await Promise.race([firstPage, environment.whenReady?.then(() => firstPage) ?? firstPage])
    await bar
    root.render(<App sessions={sessions} router={router} />)
    await environment.whenReady
  } catch (error) {
    if (import.meta.env.VITE_DEMO === 'off') throw error
    reportError(error, { source: 'demo' })
    const { DemoUnavailable } = await import('./features/demo/components/DemoUnavailable.tsx')
    root.render(<DemoUnavailable />)
  }
}

void start(container)
whenIdle(removeOldDrafts)
