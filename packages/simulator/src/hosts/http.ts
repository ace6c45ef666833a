import { once } from 'node:events'
import { createServer } from 'node:http'
import { createSimulator, type Simulator, type SimulatorOptions } from '../index.ts'
import { isSimulated, requestListener } from './requestListener.ts'

export { simulatorPlugin } from './vitePlugin.ts'

export interface ServeOptions extends SimulatorOptions {
  /** 0: any free port. */
  readonly port: number
  /** The address to listen at. Default: this machine only. */
  readonly host?: string
  /** Answers all other paths: the built app. Default: 404. */
  readonly site?: (request: Request) => Promise<Response>
}

export interface HttpHost {
  /** `http://127.0.0.1:4010`, without a slash at the end. */
  readonly origin: string
  readonly port: number
  readonly simulator: Simulator
  /** Stops listening and closes open connections. */
  close(): Promise<void>
}

/** A large workspace takes seconds to build; the client's idle connection must still be open afterwards. */
const idleConnectionMs = 60_000

/** Serves /api/v2 and /__simulator. Rejects with Node's `EADDRINUSE` error, or an `UnknownScenario`. */
export async function serve({ port, host = '127.0.0.1', site, ...options }: ServeOptions): Promise<HttpHost> {
  const simulator = createSimulator(options)
  const listener = requestListener((request) => {
    const { pathname } = new URL(request.url)
    return site && !isSimulated(pathname) ? site(request) : simulator.respond(request)
  })
  const server = createServer(
    { keepAliveTimeout: idleConnectionMs },
    (incoming, outgoing) => void listener(incoming, outgoing),
  )
  server.listen(port, host)
  // Rejects when the server emits an error instead.
  await once(server, 'listening')
  const address = server.address()
  const usedPort = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${usedPort}`,
    port: usedPort,
    simulator,
    close() {
      server.closeAllConnections()
      return new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
      })
    },
  }
}
