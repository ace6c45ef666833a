import { createServer, type Server } from 'node:http'
import { createSimulator, type Simulator, type SimulatorOptions } from '../index.ts'
import { isSimulated, requestListener } from './requestListener.ts'

export { simulatorPlugin } from './vitePlugin.ts'

/** How a simulator is served over HTTP. */
export interface ServeOptions extends SimulatorOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Address to listen at; this machine only where it is left out. */
  readonly host?: string
  /** Answers all paths that are not the simulator's: the built app. Without it they are 404. */
  readonly site?: (request: Request) => Promise<Response>
}

/** A simulator that listens. */
export interface HttpHost {
  /** `http://127.0.0.1:4010`, without a slash at the end. */
  readonly origin: string
  readonly port: number
  readonly simulator: Simulator
  /** Stops listening and cuts what is open. */
  close(): Promise<void>
}

/** A large world takes seconds to build; a client whose connection was given up meanwhile would get a reset for its next request. */
const idleConnectionMs = 60_000

/** Serves /api/v2 and /__simulator. Rejects with node's own error when the port is taken (`EADDRINUSE`), throws an `UnknownScenario`. */
export async function serve({ port, host = '127.0.0.1', site, ...options }: ServeOptions): Promise<HttpHost> {
  const simulator = createSimulator(options)
  const listener = requestListener((request) => {
    const { pathname } = new URL(request.url)
    return site && !isSimulated(pathname) ? site(request) : simulator.answer(request)
  })
  const server = createServer(
    { keepAliveTimeout: idleConnectionMs },
    (incoming, outgoing) => void listener(incoming, outgoing),
  )
  const takenPort = await listen(server, port, host)
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${takenPort}`,
    port: takenPort,
    simulator,
    close() {
      server.closeAllConnections()
      return new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
      })
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
