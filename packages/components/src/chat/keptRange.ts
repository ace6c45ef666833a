import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** The visible rows, and the rows at `kept`, which are rendered even out of view. -1 in `kept` means no row. */
export const keptRange = (kept: readonly number[]) => (range: Range) => {
  const known = kept.filter((index) => index >= 0 && index < range.count)
  return [...new Set([...defaultRangeExtractor(range), ...known])].toSorted((a, b) => a - b)
}
