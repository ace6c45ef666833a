import { daysBetween, type IsoDate } from '../../dates/dates.ts'
import { type ChartData } from './chartData.ts'

/** Space around the plot, in px. The labels of the values are at the left, and the dates are below the plot. */
export const plotPadding = { top: 12, right: 32, bottom: 32, left: 52 }

/** In px. */
export interface PlotSize {
  readonly width: number
  readonly height: number
}

/** First and last position on the horizontal axis. */
export type PointDomain = readonly [start: number, end: number]

/** If the chart has bars or only one date, the axis has space of half a position at both ends. */
export function pointDomainOf({ dates, series }: ChartData): PointDomain {
  const room = dates.length === 1 || series.some(({ kind }) => kind === 'bar') ? 0.5 : 0
  return [0 - room, dates.length - 1 + room]
}

/** Position on the horizontal axis, 0 for the first date. A day that is not in `dates` is between two points. */
export function positionOf(date: IsoDate, dates: readonly IsoDate[]): number {
  const first = dates[0] ?? date
  const span = daysBetween(first, dates.at(-1) ?? first)
  return span === 0 ? 0 : (daysBetween(first, date) / span) * (dates.length - 1)
}

const innerWidth = (width: number) => width - plotPadding.left - plotPadding.right

/** In px from the left edge. */
export function pointX(position: number, [start, end]: PointDomain, width: number): number {
  return plotPadding.left + ((position - start) / (end - start)) * innerWidth(width)
}

/** Index of the point that is nearest to `x`. `x` is in px from the left edge. */
export function nearestIndex(x: number, count: number, [start, end]: PointDomain, width: number): number {
  const position = start + ((x - plotPadding.left) / Math.max(1, innerWidth(width))) * (end - start)
  return Math.min(count - 1, Math.max(0, Math.round(position)))
}

/** In px from the upper edge. */
export function pointY(value: number, highest: number, { height }: PlotSize): number {
  return plotPadding.top + (1 - value / highest) * (height - plotPadding.top - plotPadding.bottom)
}
