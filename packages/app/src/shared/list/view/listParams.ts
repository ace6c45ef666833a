/** A list's part of the address's query: the keys that begin with its prefix, without the prefix. */
export function readParams(search: string, prefix: string): URLSearchParams {
  const all = [...new URLSearchParams(search)]
  return new URLSearchParams(
    all.filter(([key]) => key.startsWith(prefix)).map(([key, value]) => [key.slice(prefix.length), value]),
  )
}

/**
 * The address's query, without '?', with another part for the list. The keys of other lists stay when the list has a
 * prefix.
 */
export function writeParams(search: string, prefix: string, params: URLSearchParams): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => !key.startsWith(prefix))
  const own = [...params].map(([key, value]) => [`${prefix}${key}`, value])
  return new URLSearchParams([...others, ...own]).toString()
}
