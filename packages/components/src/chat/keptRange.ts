import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** Rows at `kept` are rendered out of view. An index of -1 is ignored. */
export const keptRange = (kept: readonly number[]) => (range: Range) => {
  const known = kept.filter((index) => index >= 0 && index < range.count)
  return [...new Set([...defaultRangeExtractor(range), ...known])].toSorted((a, b) => a - b)
}
