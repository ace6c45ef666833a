import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { createSimulator, type Simulator, type SimulatorOptions } from '../index.ts'

export interface NodeHost {
  readonly simulator: Simulator
  /** Restores `fetch`. */
  close(): void
}

/** Responds to all calls of `fetch` in this process that go to `/api/v2` or `/__simulator`, on any host. */
export function startNodeSimulator(options?: SimulatorOptions): NodeHost {
  const simulator = createSimulator(options)
  const respond = ({ request }: { readonly request: Request }) => simulator.fetch(request)
  const server = setupServer(http.all('*/api/v2/*', respond), http.all('*/__simulator/*', respond))
  server.listen({ onUnhandledFrame: 'bypass' })
  return { simulator, close: () => server.close() }
}
