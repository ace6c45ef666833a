import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** Also renders the rows at the indexes `kept` while they are out of view. Ignores an index outside the list. */
export const keptRange = (kept: readonly number[]) => (range: Range) => {
  const known = kept.filter((index) => index >= 0 && index < range.count)
  return [...new Set([...defaultRangeExtractor(range), ...known])].toSorted((a, b) => a - b)
}
