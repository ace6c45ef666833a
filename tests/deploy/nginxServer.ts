import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../support/productServer.ts'

const root = join(import.meta.dirname, '../..')

/** The built app behind nginx, which deploy/start.sh starts. The simulator is the backend. */
export interface Deployment {
  /** Such as `https://127.0.0.1:40123`. */
  readonly origin: string
  /** The origin with plain HTTP, which redirects to `origin`. */
  readonly plainOrigin: string
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

/** Starts nginx with the configuration of a deployment. */
export async function startDeployment(): Promise<Deployment> {
  const backend = await startProduct()
  const [http, https] = [await freePort(), await freePort()]
  const run = mkdtempSync(join(tmpdir(), 'tandem-deploy-'))
  const nginx = spawn(join(root, 'deploy/start.sh'), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      TANDEM_BACKEND: backend.origin,
      TANDEM_HTTP: `127.0.0.1:${http}`,
      TANDEM_HTTPS: `127.0.0.1:${https}`,
      TANDEM_ROOT: join(root, 'dist'),
      TANDEM_RUN: run,
      TANDEM_USER: userInfo().username,
    },
  })
  let output = ''
  nginx.stderr.on('data', (part: Buffer) => {
    output += part.toString()
  })
  const ended = new AbortController()
  nginx.on('close', () => ended.abort())
  const plainOrigin = `http://127.0.0.1:${http}`
  while (!ended.signal.aborted && !(await fetch(plainOrigin, { redirect: 'manual' }).catch(() => undefined))) {
    // The wait keeps the processor free for nginx.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (ended.signal.aborted) {
    await backend.stop()
    throw new Error(`nginx did not start: ${output}`)
  }
  return {
    origin: `https://127.0.0.1:${https}`,
    plainOrigin,
    async stop() {
      nginx.kill()
      await Promise.all([once(ended.signal, 'abort'), backend.stop()])
      rmSync(run, { recursive: true })
    },
  }
}
