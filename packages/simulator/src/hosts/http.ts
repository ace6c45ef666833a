import { once } from 'node:events'
import { createServer } from 'node:http'
import { hostTime } from '../core/realTime.ts'
import { jsonResponse, type SimulatedResponse } from '../core/responses.ts'
import { BadSnapshot, createSimulator, type Simulator, type SimulatorOptions } from '../index.ts'
import { type GuardOptions } from './controlGuard.ts'
import { isSimulated, newToken, requestListener, respondGuarded } from './requestListener.ts'
import { isSavedFirst, saving } from './saving.ts'
import { WorkspaceFile } from './workspaceFile.ts'

export { isLoopback } from './controlGuard.ts'
export { simulatorPlugin } from './vitePlugin.ts'
export { WorkspaceFileTaken } from './workspaceFile.ts'

export interface ServeOptions extends SimulatorOptions, GuardOptions {
  /** 0: any free port. */
  readonly port: number
  /** Default: this machine only. */
  readonly host?: string
  /** Responds to paths that do not belong to the simulator. Default: 404. */
  readonly site?: (request: Request) => Promise<Response>
  /** File that stores the workspace. Without a file, the workspace is lost when the server stops. */
  readonly file?: string
  /** True: a new workspace replaces the workspace in the file. */
  readonly isFresh?: boolean
  /** The body of `GET /version.json`, if the site has no such file. */
  readonly version?: object
  /** Receives a line per request. */
  readonly log?: (line: string) => void
}

export interface HttpHost {
  readonly origin: string
  readonly port: number
  readonly simulator: Simulator
  /** `outdated`: another version of the simulator saved the file, so the server starts with a new workspace. */
  readonly workspace: 'new' | 'continued' | 'outdated'
  /** Stops listening, closes connections, and saves the workspace. */
  close(): Promise<void>
}

/** In ms. Keeps connections open while the simulator builds a large workspace, which takes seconds. */
const idleConnectionMs = 60_000

/**
 * In ms. A change by a request is saved at once. Other changes, such as the changes of a due event, are saved after
 * these delays.
 */
const saveTimes = { quietMs: 100, atMostMs: 500 }

/** Serves a simulator. Rejects with Node's `EADDRINUSE`, an `UnknownScenario` or a `WorkspaceFileTaken`. */
export async function serve(options: ServeOptions): Promise<HttpHost> {
  const { port, host = '127.0.0.1', site, file, isFresh = false, version = {}, log, controlKey, ...start } = options
  const simulator = createSimulator({ newToken, ...start })
  const saved = file === undefined ? undefined : new WorkspaceFile(file)
  const workspace = saved && !isFresh ? await restore(simulator, saved) : 'new'
  const save = saved && saving(simulator, () => writeChanges(simulator, saved), saveTimes)
  await save?.()

  async function respond(request: Request): Promise<SimulatedResponse | Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return jsonResponse(simulator.clock.now(), 200, { status: 'ok' })
    if (isSimulated(pathname)) {
      const response = await respondGuarded(simulator, request, controlKey === undefined ? {} : { controlKey })
      // Saves before the response is sent, because a crash must not lose a confirmed change (SIM-34).
      if (isSavedFirst(request)) await save?.()
      return response
    }
    const response = await site?.(request)
    if (response && (response.ok || pathname !== '/version.json')) return response
    if (pathname === '/version.json') return jsonResponse(simulator.clock.now(), 200, version)
    return respondGuarded(simulator, request)
  }

  async function respondLogged(request: Request): Promise<SimulatedResponse | Response> {
    const begun = hostTime.now()
    const response = await respond(request)
    const took = hostTime.now() - begun
    log?.(
      `${new Date(begun).toISOString()} ${request.method} ${new URL(request.url).pathname} ${response.status} ${took} ms`,
    )
    return response
  }

  const listener = requestListener(log ? respondLogged : respond)
  const server = createServer(
    { keepAliveTimeout: idleConnectionMs },
    (incoming, outgoing) => void listener(incoming, outgoing),
  )
  server.listen(port, host)
  try {
    // Rejects if the server emits 'error' before 'listening'.
    await once(server, 'listening')
  } catch (error) {
    saved?.close()
    throw error
  }
  const address = server.address()
  const usedPort = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${usedPort}`,
    port: usedPort,
    simulator,
    workspace,
    async close() {
      const closed = new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
      })
      server.closeAllConnections()
      await closed
      await save?.()
      saved?.close()
    },
  }
}

async function restore(simulator: Simulator, saved: WorkspaceFile): Promise<HttpHost['workspace']> {
  const snapshot = saved.read()
  if (!snapshot) return 'new'
  try {
    await simulator.restore(snapshot)
    return 'continued'
  } catch (error) {
    if (error instanceof BadSnapshot) return 'outdated'
    throw error
  }
}

async function writeChanges(simulator: Simulator, saved: WorkspaceFile): Promise<void> {
  try {
    saved.save(await simulator.takeChanges())
  } catch (error) {
    process.emitWarning(`The workspace could not be saved: ${error instanceof Error ? error.message : String(error)}`)
  }
}
