import { queryStringLimits as limits } from '@tandem/contract'
import { parse } from 'qs'
import { refuse } from './handlers.ts'

const maxLength = 64_000

/** Repeated keys and `key[]` become lists. Throws a 400 if the query exceeds a limit (SIM-11). */
export function parseQuery(search: string): Record<string, unknown> {
  const text = search.startsWith('?') ? search.slice(1) : search
  if (text === '') return {}
  if (text.length > maxLength) throw refuse(400, 'The query is too long.')
  try {
    return parse(text, { ...limits, strictDepth: true, throwOnLimitExceeded: true })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw refuse(
      400,
      `The query can have at most ${limits.parameterLimit} parameters, ${limits.arrayLimit} values a key, ${limits.depth} levels.`,
    )
  }
}
