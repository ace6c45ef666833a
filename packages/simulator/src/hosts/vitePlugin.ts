import { type IncomingMessage, type ServerResponse } from 'node:http'
import { createSimulator, type SimulatorOptions } from '../index.ts'
import { isSimulated, newToken, requestListener, respondGuarded } from './requestListener.ts'

interface DevServer {
  readonly middlewares: {
    use(handle: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void): unknown
  }
}

/** Handles requests to /api/v2 and /__simulator in Vite's development server. */
export function simulatorPlugin(options?: SimulatorOptions): {
  readonly name: string
  configureServer(server: DevServer): void
} {
  return {
    name: 'tandem-simulator',
    configureServer({ middlewares }) {
      const simulator = createSimulator({ newToken, ...options })
      const listener = requestListener((request) => respondGuarded(simulator, request))
      middlewares.use((incoming, outgoing, next) => {
        if (isSimulated(incoming.url ?? '')) void listener(incoming, outgoing)
        else next()
      })
    },
  }
}
