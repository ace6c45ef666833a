import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** The rows in view, and those at `kept`, which stay rendered out of view; -1 is none. */
export const keptRange = (kept: readonly number[]) => (range: Range) => {
  const known = kept.filter((index) => index >= 0 && index < range.count)
  return [...new Set([...defaultRangeExtractor(range), ...known])].toSorted((a, b) => a - b)
}
