import { addDays, addMonths, daysBetween, formatDay, type IsoDate } from '../../dates/dates.ts'
import { type ChartData, lastDayOf } from './chartData.ts'

export interface ChartTick {
  readonly date: IsoDate
  readonly label: string
}

type Spacing = { readonly days: number } | { readonly months: number }

/** A range includes both ends: January 1 to December 31 is a year (DASH-22). */
export function tickSpacingOf(first: IsoDate, last: IsoDate): Spacing {
  const end = addDays(last, 1)
  const days = daysBetween(first, end)
  if (end >= addMonths(first, 18)) return { months: 2 }
  if (end >= addMonths(first, 12)) return { months: 1 }
  if (end >= addMonths(first, 6)) return { days: 14 }
  if (end >= addMonths(first, 3)) return { days: 7 }
  if (days >= 45) return { days: 3 }
  if (days >= 30) return { days: 2 }
  return { days: 1 }
}

/** The ticks are counted back from the last point. Their distance is at least the distance between two points. */
export function ticksOf(data: Pick<ChartData, 'dates' | 'until'>): readonly ChartTick[] {
  const [first, second] = data.dates
  const [lastPoint, last] = [data.dates.at(-1), lastDayOf(data)]
  if (first === undefined || lastPoint === undefined || last === undefined) return []
  const spacing = tickSpacingOf(first, last)
  const format = 'months' in spacing ? 'monthYear' : 'monthDay'
  const pointDays = second === undefined ? 1 : daysBetween(first, second)
  const ticks: ChartTick[] = []
  for (let step = 0; ; step -= 1) {
    // Counts each tick from the last point, for example from May 31. If each tick was counted from its
    // neighbour, all ticks before Feb 28 would also be on a 28th.
    const date =
      'months' in spacing
        ? addMonths(lastPoint, step * spacing.months)
        : addDays(lastPoint, step * Math.max(spacing.days, pointDays))
    if (date < first) return ticks.toReversed()
    ticks.push({ date, label: formatDay(date, format) })
  }
}

/** In px. */
const labelWidth = 64

/** Returns the number of ticks from one label to the next: 2 if every second tick has a label. `width` is in px. */
export function labelStepOf(tickCount: number, width: number): number {
  return Math.ceil(tickCount / Math.max(1, Math.floor(width / labelWidth)))
}

/** Returns the ticks of the value axis: whole, round numbers from zero to at least `highest`. */
export function valueTicksOf(highest: number): readonly number[] {
  if (!(highest > 0)) return [0, 1]
  const rough = highest / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * magnitude).find((each) => each >= rough) ?? rough)
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
