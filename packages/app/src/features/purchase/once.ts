import { type Operation } from '@tandem/contract'
import { forgetIntent, isUnanswered } from '../../shared/api/intents.ts'
import { RequestError } from '../../shared/api/RequestError.ts'

interface OnceOptions<Answer> {
  readonly send: () => Promise<Answer>
  /** Finds what an unanswered call has created. Undefined: nothing was created. */
  readonly find: (() => Promise<Answer | undefined>) | undefined
}

/**
 * SHELL-47: makes a call that must take effect once. After a lost or unreadable answer it looks whether the thing is
 * there, and again before the call is repeated.
 */
export async function once<Answer>(
  operation: Operation,
  input: object,
  { send, find }: OnceOptions<Answer>,
): Promise<Answer> {
  const found = find && isUnanswered(operation, input) ? await find() : undefined
  if (found !== undefined) {
    forgetIntent(operation, input)
    return found
  }
  try {
    return await send()
  } catch (error) {
    const isUncertain = error instanceof RequestError && error.isUncertain
    const created = isUncertain ? await find?.().catch(() => undefined) : undefined
    if (created === undefined) throw error
    forgetIntent(operation, input)
    return created
  }
}
