import { test as base, type Page } from '@playwright/test'
import { type ProductServer, startProduct } from './productServer.ts'

export interface Workspace {
  /** Starts a new workspace with a frozen clock. */
  reset(scenario: string, seed?: number): Promise<void>
  advance(ms: number): Promise<void>
  /** Makes requests of an operation fail: as many as the fault's `times`, or all requests until the next reset. */
  fault(fault: Readonly<Record<string, unknown>>): Promise<void>
  /** The requests that the simulator has recorded. */
  journal(): Promise<unknown>
}

interface TestFixtures {
  readonly workspace: Workspace
  /** A page of a signed-in user in a fresh `agency` workspace. */
  readonly signedInPage: Page
  /** The browser's messages about violations of the Content-Security-Policy. The list must be empty at the end. */
  readonly stoppedByPolicy: string[]
}

interface WorkerFixtures {
  readonly serverFlags: readonly string[]
  readonly product: ProductServer
}

/** A Friday morning. */
const startOfWorkspace = '2026-11-20T09:00:00.000Z'

export async function signIn(page: Page, email = 'demo@example.com'): Promise<void> {
  await page.request.post('/api/v2/auth/login', { data: { email, password: 'demo' } })
}

/** Playwright's `test` with the production build: a server per worker, a new workspace per test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverFlags: [[], { scope: 'worker', option: true }],

  product: [
    async ({ serverFlags }, provide) => {
      const product = await startProduct(serverFlags)
      await provide(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ product }, provide) => provide(product.origin),

  workspace: async ({ request }, provide) => {
    const call = async (path: string, body: unknown) => {
      const response = await request.post(`/__simulator${path}`, { data: body })
      if (!response.ok()) throw new Error(`${path} failed with status ${response.status()}: ${await response.text()}`)
    }
    const workspace: Workspace = {
      reset: (scenario, seed = 1) => call('/reset', { scenario, seed, now: startOfWorkspace, frozen: true }),
      advance: (ms) => call('/clock', { advanceMs: ms }),
      fault: (fault) => call('/faults', fault),
      journal: async () => (await request.get('/__simulator/journal')).json(),
    }
    await workspace.reset('agency')
    await provide(workspace)
  },

  stoppedByPolicy: [
    async ({ page }, provide) => {
      const stopped: string[] = []
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) stopped.push(message.text())
      })
      await provide(stopped)
      if (stopped.length > 0) throw new Error(`The Content-Security-Policy stopped something:\n${stopped.join('\n')}`)
    },
    { auto: true },
  ],

  // Signs in after the workspace is created, because a new workspace ends all sessions.
  signedInPage: async ({ page, workspace: _workspace }, provide) => {
    await signIn(page)
    await provide(page)
  },
})

export { expect } from '@playwright/test'
