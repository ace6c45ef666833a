import { addDays, addMonths, daysBetween, formatMonthDay, formatMonthYear, type IsoDate } from '../../dates/dates.ts'

/** A mark of the time axis. */
export interface ChartTick {
  readonly date: IsoDate
  readonly label: string
}

/** How far apart ticks stand: so many days, or so many months. */
type Spacing = { readonly days: number } | { readonly months: number }

/**
 * Tick spacing by the length of the range, both of its days included: January 1 to December 31 is a year (DASH-22).
 * Daily under 30 days, every 2 days from 30, every 3 from 45, weekly from 3 months, every 2 weeks from 6 months,
 * monthly from 1 year, every 2 months from 18 months.
 */
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

/**
 * The ticks of a range: month and year from 1 year on, else month and day.
 * @param lastPoint day of the last point, after which nothing is drawn: earlier than `last` where points are buckets.
 *   Default: `last`.
 */
export function ticksOf(first: IsoDate, last: IsoDate, lastPoint = last): readonly ChartTick[] {
  const spacing = tickSpacingOf(first, last)
  const format = 'months' in spacing ? formatMonthYear : formatMonthDay
  const ticks: ChartTick[] = []
  for (let step = 0; ; step += 1) {
    // Each from the first day, not from the tick before: a 31st must not drift to the 28th for good.
    const date = 'months' in spacing ? addMonths(first, step * spacing.months) : addDays(first, step * spacing.days)
    if (date > lastPoint) return ticks
    ticks.push({ date, label: format(date) })
  }
}

/**
 * The ticks that get a label: every n-th one, as few left out as possible, so that labels of `labelWidth` pixels fit
 * into `width` side by side (DASH-23).
 */
export function labelledTicks(ticks: readonly ChartTick[], width: number, labelWidth = 64): readonly ChartTick[] {
  const fitting = Math.max(1, Math.floor(width / labelWidth))
  const step = Math.ceil(ticks.length / fitting)
  return step <= 1 ? ticks : ticks.filter((_, index) => index % step === 0)
}

/** Round values for the axis of counts, from zero to at least `highest`, about four steps apart, whole numbers only. */
export function valueTicksOf(highest: number): readonly number[] {
  if (!(highest > 0)) return [0, 1]
  const rough = highest / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * magnitude).find((each) => each >= rough) ?? rough)
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
