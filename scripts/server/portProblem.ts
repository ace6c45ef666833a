import { once } from 'node:events'
import { createServer } from 'node:net'
import { PlainError } from '../cli/plainError.ts'

/** Converts the error of an unavailable port to a plain instruction. Returns other errors unchanged. */
export function portProblem(error: unknown, port: number): unknown {
  const text = error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}` : ''
  if (/EADDRINUSE|already in use/.test(text))
    return new PlainError(`Port ${port} is taken: stop the program that uses it, or choose another port with --port.`)
  if (text.includes('EACCES'))
    return new PlainError(`Port ${port} needs more rights than you have: choose a port above 1023 with --port.`)
  return error
}

/** Throws if the port cannot be used. */
export async function assertFree(port: number, host: string = '127.0.0.1'): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    throw portProblem(error, port)
  } finally {
    probe.close()
  }
}
