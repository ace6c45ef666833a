import { login, userMe } from '@tandem/contract'
import { type Environment } from '../../shared/api/environment.ts'
import { RequestError } from '../../shared/api/RequestError.ts'
import { dropDemoItems } from './demoItems.ts'
import { createApiClient } from '../../shared/api/request.ts'
import { createDemoControl } from './control.ts'
import { openPresenterLink, type PresenterLink, readPresenterLink, withoutPresenterLink } from './presenterLink.ts'
import { tellOtherWindows } from './otherWindows.ts'

interface BrowserSimulator {
  /** Removes the simulator's service worker, so that pages loaded later are production pages. */
  leave(): Promise<void>
}

const basename = '/demo'
const apiBase = `${basename}/api/v2`
const credentials = { email: 'demo@example.com', password: 'demo' }

/** The demo, already signed in. `start` loads and starts the simulator. It rejects in a browser that cannot run it. */
export function createDemoEnvironment(
  start: (options: { readonly basename: string }) => Promise<BrowserSimulator>,
): Environment {
  const controlBase = `${basename}/__simulator`
  const link = readPresenterLink(window.location.search)
  // Removed before the router reads the address, so that a reload continues the workspace of the link.
  if (link) {
    const { pathname, search, hash } = window.location
    window.history.replaceState(window.history.state, '', `${pathname}${withoutPresenterLink(search)}${hash}`)
  }
  const simulator = start({ basename })
  const opened = link && simulator.then(() => openLink(link, controlBase))
  return {
    basename,
    apiBase,
    whenReady: (opened ?? simulator).then(signIn),
    demo: {
      controlBase,
      leave: async () => (await simulator).leave(),
      ...(opened && { linkProblem: opened }),
      startsTour: link?.hasTour ?? false,
    },
  }
}

/**
 * Opens the workspace of a presenter's link. Resolves to the error if it failed, and then keeps the present workspace.
 */
async function openLink(link: PresenterLink, controlBase: string): Promise<unknown> {
  const control = createDemoControl(controlBase)
  try {
    const { scenario } = await control.state()
    await openPresenterLink(link, control, scenario)
    dropDemoItems('browser')
    tellOtherWindows('restarted')
    return undefined
  } catch (error) {
    return error
  }
}

/** Signs in the demo's user, unless a user is signed in. All windows share one session. */
async function signIn(): Promise<void> {
  const request = createApiClient({ base: apiBase, requiresSimulatorHeader: true })
  try {
    await request(userMe, { query: {} })
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error
    await request(login, { body: credentials })
  }
}
