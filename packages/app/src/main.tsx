import { createRoot, type Root } from 'react-dom/client'
import { createSessions } from './shared/session/sessions.ts'
import { type Environment, isDemoPage, productionEnvironment } from './shared/api/environment.ts'
import { App } from './shell/App.tsx'
import { createAppRouter } from './shell/appRouter.ts'
import { firstPageReady } from './shell/firstPage.ts'
import './main.css'

/** The demo is this build with a simulator in the browser. The simulator is loaded only here. */
async function demoEnvironment(): Promise<Environment> {
  const { createDemoEnvironment } = await import('./features/demo/demoEnvironment.ts')
  return createDemoEnvironment(async (options) =>
    (await import('@tandem/simulator/browser')).startBrowserSimulator(options),
  )
}

const container = document.querySelector('#root')
if (!container) throw new TypeError('index.html has no #root')

/** Not awaited at the top level: the loaded code imports this chunk, and would wait for it forever. */
async function start(root: Root): Promise<void> {
  const { pathname, search, hash } = window.location
  if (isDemoPage() && !pathname.startsWith('/demo')) {
    // The demo's backend serves pages only below '/demo' in lower case.
    window.location.replace(`${pathname.replace(/^\/demo/i, '/demo')}${search}${hash}`)
    return
  }
  const environment = isDemoPage() ? await demoEnvironment() : productionEnvironment
  const sessions = createSessions(environment)
  const router = createAppRouter(environment.basename, sessions)
  await firstPageReady(sessions.getCurrent().store, router)
  root.render(<App sessions={sessions} router={router} />)
  try {
    await environment.whenReady
  } catch (error) {
    reportError(error)
    const { DemoUnavailable } = await import('./features/demo/components/DemoUnavailable.tsx')
    root.render(<DemoUnavailable />)
  }
}

void start(createRoot(container))
