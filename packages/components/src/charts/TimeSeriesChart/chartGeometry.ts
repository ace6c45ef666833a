import { daysBetween, type IsoDate } from '../../dates/dates.ts'

/** Space around the plot, in pixels: value labels at the left, dates below. */
export const plotPadding = { top: 12, right: 32, bottom: 32, left: 52 }

/** Size of the whole drawing, in pixels. */
export interface PlotSize {
  readonly width: number
  readonly height: number
}

/** Where the point at `index` of `count` stands, in pixels from the left edge. A single point stands in the middle. */
export function pointX(index: number, count: number, { width }: PlotSize): number {
  const inner = width - plotPadding.left - plotPadding.right
  return plotPadding.left + (count > 1 ? (index / (count - 1)) * inner : inner / 2)
}

/** Where a day stands, in pixels from the left edge: between two points where points are buckets of several days. */
export function xOfDate(date: IsoDate, dates: readonly IsoDate[], size: PlotSize): number {
  const first = dates[0] ?? date
  const span = daysBetween(first, dates.at(-1) ?? first)
  return pointX(span === 0 ? 0 : (daysBetween(first, date) / span) * (dates.length - 1), dates.length, size)
}

/** Where a value stands on an axis from 0 to `highest`, in pixels from the upper edge. */
export function pointY(value: number, highest: number, { height }: PlotSize): number {
  const inner = height - plotPadding.top - plotPadding.bottom
  return plotPadding.top + (1 - value / highest) * inner
}

/** The point nearest to `x` pixels from the left edge. */
export function nearestIndex(x: number, count: number, { width }: PlotSize): number {
  const inner = width - plotPadding.left - plotPadding.right
  if (count <= 1 || inner <= 0) return 0
  const index = Math.round(((x - plotPadding.left) / inner) * (count - 1))
  return Math.min(count - 1, Math.max(0, index))
}
