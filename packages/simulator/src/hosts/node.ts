import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { createSimulator, type Simulator, type SimulatorOptions } from '../index.ts'

/** A simulator that answers this process's own `fetch`. */
export interface NodeHost {
  readonly simulator: Simulator
  /** Gives `fetch` back to the network. */
  close(): void
}

/** Lets `fetch` to any host's `/api/v2` and `/__simulator` be answered by a simulator; all other requests go out. For tests. */
export function startNodeSimulator(options?: SimulatorOptions): NodeHost {
  const simulator = createSimulator(options)
  const answer = ({ request }: { readonly request: Request }) => simulator.fetch(request)
  const server = setupServer(http.all('*/api/v2/*', answer), http.all('*/__simulator/*', answer))
  server.listen({ onUnhandledFrame: 'bypass' })
  return { simulator, close: () => server.close() }
}
