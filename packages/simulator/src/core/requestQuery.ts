import { parse } from 'qs'
import { refuse } from './handlers.ts'

/** Limits of document 1, section 9. */
const limits = { arrayLimit: 20, depth: 5, parameterLimit: 1000 }

/** Longest query that is read at all. */
const maxLength = 64_000

/** Reads a query string as the backend does: repeated keys and `key[]` make lists. Beyond the limits: 400. */
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
      `The query goes beyond the limits: at most ${limits.parameterLimit} parameters, ${limits.arrayLimit} values a key, ${limits.depth} levels deep.`,
    )
  }
}
