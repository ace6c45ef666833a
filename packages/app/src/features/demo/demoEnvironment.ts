import { login, userMe } from '@tandem/contract'
import { type Environment } from '../../shared/api/environment.ts'
import { RequestError } from '../../shared/api/RequestError.ts'
import { createApiClient } from '../../shared/api/request.ts'
import { createDemoControl } from './control.ts'
import { openPresenterLink, type PresenterLink, readPresenterLink, withoutPresenterLink } from './presenterLink.ts'
import { tellOtherWindows } from './otherWindows.ts'

interface BrowserSimulator {
  /** Takes its worker out: pages loaded after that are production's. */
  leave(): Promise<void>
}

const basename = '/demo'
const apiBase = `${basename}/api/v2`
const credentials = { email: 'demo@example.com', password: 'demo' }

/** The demo, signed in at once. `start` loads and starts the simulator; it rejects in a browser that can't run it. */
export function createDemoEnvironment(
  start: (options: { readonly basename: string }) => Promise<BrowserSimulator>,
): Environment {
  const controlBase = `${basename}/__simulator`
  const link = readPresenterLink(window.location.search)
  // Taken out before the router reads the address: a reload continues the workspace that the link has started.
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
    },
  }
}

/** Opens the workspace of a presenter's link. Resolves to what went wrong: the workspace then stays as it was. */
async function openLink(link: PresenterLink, controlBase: string): Promise<unknown> {
  const control = createDemoControl(controlBase)
  try {
    const { scenario } = await control.state()
    await openPresenterLink(link, control, scenario)
    tellOtherWindows('restarted')
    return undefined
  } catch (error) {
    return error
  }
}

/** Signs the demo's user in, unless somebody is: all windows share one session. */
async function signIn(): Promise<void> {
  const request = createApiClient({ base: apiBase, requiresSimulatorHeader: true })
  try {
    await request(userMe, { query: {} })
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error
    await request(login, { body: credentials })
  }
}
