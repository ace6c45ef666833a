import { PlainError } from '../cli/plainError.ts'

/** Says plainly what to do about an error of listening on a port; an error of another kind comes back as it is. */
export function portProblem(error: unknown, port: number): unknown {
  const text = error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}` : ''
  if (/EADDRINUSE|already in use/.test(text))
    return new PlainError(`Port ${port} is taken: stop what uses it, or choose another with --port.`)
  if (text.includes('EACCES')) return new PlainError(`Port ${port} needs more rights than you have: choose one above 1023 with --port.`)
  return error
}
