import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface ProductServer {
  /** Such as `http://127.0.0.1:40123`, without a slash at the end. */
  readonly origin: string
  stop(): Promise<void>
}

/** Starts the built product with the simulator. */
export async function startProduct(flags: readonly string[] = []): Promise<ProductServer> {
  const start = join(import.meta.dirname, '../../scripts/start.ts')
  const server = spawn(process.execPath, [start, '--prebuilt', '--memory', '--port', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.withResolvers<void>()
  server.on('close', () => ended.resolve())
  const origin = await new Promise<string>((ready, fail) => {
    let said = ''
    const take = (bytes: Buffer) => {
      said += bytes.toString()
      const found = /the product\s+(http:\S+?)\/\n/.exec(said)?.[1]
      if (found !== undefined) ready(found)
    }
    server.stdout.on('data', take)
    server.stderr.on('data', take)
    server.on('close', () => fail(new Error(`The product did not start: ${said}`)))
  })
  return {
    origin,
    stop() {
      server.kill()
      return ended.promise
    },
  }
}
