import { login, userMe } from '@tandem/contract'
import { type Environment } from '../../shared/environment.ts'
import { RequestError } from '../../shared/RequestError.ts'
import { createClient } from '../../shared/request.ts'

/** A simulator that runs in this browser. */
export interface BrowserSimulator {
  /** Unregisters its worker: pages loaded after that are production's. */
  stop(): Promise<unknown>
}

const apiBase = '/demo/api/v2'
const credentials = { email: 'demo@example.com', password: 'demo' }

/** Starts the demo, signed in at once. `start` must load and start the simulator's browser host. */
export function createDemoEnvironment(start: () => Promise<BrowserSimulator>): Environment {
  const simulator = canRun() ? start() : Promise.reject(new Error('no shared workers or service workers'))
  return {
    basename: '/demo',
    apiBase,
    whenReady: simulator.then(signIn),
    demo: { controlBase: '/demo/__simulator', leave: async () => void (await (await simulator).stop()) },
  }
}

const canRun = () => 'SharedWorker' in window && 'serviceWorker' in navigator

/** Signs the demo's user in, unless somebody is: all windows share one session. */
export async function signIn(): Promise<void> {
  const request = createClient({ base: apiBase, requiresSimulatorHeader: true })
  try {
    await request(userMe, { query: {} })
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error
    await request(login, { body: credentials })
  }
}
