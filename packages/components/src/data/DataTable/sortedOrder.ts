/** A value that rows are sorted by. Empty ones (null, undefined, '') come last in both directions. */
export type SortValue = string | number | null | undefined

const plainText = /^[\u0020-\u007e]*$/
const accents = /\p{Mn}/gu

/** Letters without case and accents, so that 'Émile' stands beside 'emil'. */
function sortKeyOf(text: string): string {
  return (plainText.test(text) ? text : text.normalize('NFD').replace(accents, '')).toLowerCase()
}

/** The first four letters of a key as one number: comparing two numbers is far cheaper than comparing two strings. */
function prefixOf(key: string): number {
  let prefix = 0
  for (let index = 0; index < 4; index++)
    prefix = prefix * 4096 + (index < key.length ? Math.min(key.charCodeAt(index), 4094) + 1 : 0)
  return prefix
}

/**
 * The order in which to show rows: positions into `values`. Numbers stand before texts, rows with equal values keep their order
 * in both directions, and rows without a value come last in both.
 */
export function sortedOrder(values: readonly SortValue[], isDescending: boolean): Uint32Array {
  const texts: string[] = []
  const ranks = new Float64Array(values.length)
  const filled = new Uint32Array(values.length)
  const empty: number[] = []
  let filledCount = 0
  for (let index = 0; index < values.length; index++) {
    const value = values[index]
    if (value === null || value === undefined || value === '' || Number.isNaN(value)) {
      empty.push(index)
      texts.push('')
      continue
    }
    filled[filledCount++] = index
    const text = typeof value === 'number' ? '' : sortKeyOf(value)
    texts.push(text)
    ranks[index] = typeof value === 'number' ? value : prefixOf(text)
  }
  const hasNumbers = values.some((value) => typeof value === 'number')
  const hasTexts = values.some((value) => typeof value === 'string' && value !== '')
  // A column holds one kind. Where it doesn't, numbers and texts have ranks of different meaning: compare their kinds first.
  const kindOf = hasNumbers && hasTexts ? (index: number) => (typeof values[index] === 'number' ? 0 : 1) : undefined
  const direction = isDescending ? -1 : 1
  const order = filled.subarray(0, filledCount)
  order.sort((first, second) => {
    if (kindOf) {
      const kind = kindOf(first) - kindOf(second)
      if (kind !== 0) return kind * direction
    }
    const rank = (ranks[first] ?? 0) - (ranks[second] ?? 0)
    if (rank !== 0) return rank * direction
    const firstText = texts[first] ?? ''
    const secondText = texts[second] ?? ''
    if (firstText === secondText) return first - second
    return firstText < secondText ? -direction : direction
  })
  filled.set(empty, filledCount)
  return filled
}
