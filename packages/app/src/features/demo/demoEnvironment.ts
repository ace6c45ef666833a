import { login, userMe } from '@tandem/contract'
import { type Environment } from '../../shared/environment.ts'
import { RequestError } from '../../shared/RequestError.ts'
import { createClient } from '../../shared/request.ts'

/** A simulator that runs in this browser. */
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
  const simulator = start({ basename })
  return {
    basename,
    apiBase,
    whenReady: simulator.then(signIn),
    demo: { controlBase: `${basename}/__simulator`, leave: async () => (await simulator).leave() },
  }
}

/** Signs the demo's user in, unless somebody is: all windows share one session. */
async function signIn(): Promise<void> {
  const request = createClient({ base: apiBase, requiresSimulatorHeader: true })
  try {
    await request(userMe, { query: {} })
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error
    await request(login, { body: credentials })
  }
}
