import { addDays, addMonths, daysInRange, type DayRange, type IsoDay } from './day.ts'

/** Distance between two ticks of a chart's time axis. */
export interface TickSpacing {
  readonly unit: 'day' | 'month'
  readonly step: number
}

type Span = { readonly days: number } | { readonly months: number }

/** From which length of range on which spacing holds, longest first (document 2, section 4). */
const spacings: readonly (readonly [Span, TickSpacing])[] = [
  [{ months: 18 }, { unit: 'month', step: 2 }],
  [{ months: 12 }, { unit: 'month', step: 1 }],
  [{ months: 6 }, { unit: 'day', step: 14 }],
  [{ months: 3 }, { unit: 'day', step: 7 }],
  [{ days: 45 }, { unit: 'day', step: 3 }],
  [{ days: 30 }, { unit: 'day', step: 2 }],
]

/** Over how many days of statistics groups of how many are formed, longest first (document 2, section 4). */
const buckets = [
  { over: 547, size: 30 },
  { over: 365, size: 14 },
  { over: 100, size: 7 },
] as const

/** Whether a range (both days included) is at least so long: 1 January to 31 December is a year. */
function isAtLeast({ start, end }: DayRange, span: Span): boolean {
  if ('days' in span) return daysInRange({ start, end }) >= span.days
  return addDays(end, 1) >= addMonths(start, span.months)
}

/** Every day under 30 days, every 2 days from 30, every 3 from 45, weekly from 3 months, every 2 weeks from 6 months, monthly from 1 year, every 2 months from 18 months. */
export function tickSpacing(range: DayRange): TickSpacing {
  return spacings.find(([span]) => isAtLeast(range, span))?.[1] ?? { unit: 'day', step: 1 }
}

/** The days that get a tick, from the range's first day on. */
export function ticks(range: DayRange): IsoDay[] {
  const { unit, step } = tickSpacing(range)
  const marks: IsoDay[] = []
  for (let index = 0; ; index += 1) {
    const mark = unit === 'day' ? addDays(range.start, index * step) : addMonths(range.start, index * step)
    if (mark > range.end) return marks
    marks.push(mark)
  }
}

/** What a tick says: month and year from 1 year on, else month and day. */
export function axisLabel(range: DayRange): 'monthYear' | 'monthDay' {
  return isAtLeast(range, { months: 12 }) ? 'monthYear' : 'monthDay'
}

/** Days of statistics that make one point: over 100 days groups of 7, over 365 groups of 14, over 547 groups of 30. */
export function bucketSize(days: number): number {
  return buckets.find(({ over }) => days > over)?.size ?? 1
}

/** What counts up to a state rather than events of the day: a group shows its last day's value instead of a sum. */
const levels: ReadonlySet<string> = new Set(['profilesCount', 'recipientsCount', 'needAnswerCount', 'balance'])

function merged<Day extends object>(group: readonly Day[]): Day[] {
  const [first, ...rest] = group
  if (!first) return []
  const sum: Record<string, unknown> = Object.fromEntries(Object.entries(first))
  for (const day of rest) {
    for (const [key, value] of Object.entries(day)) {
      const before = sum[key]
      if (key.endsWith('Id') || key === 'date') continue
      sum[key] = typeof value === 'number' && typeof before === 'number' && !levels.has(key) ? before + value : value
    }
  }
  return [Object.assign({}, first, sum)]
}

/**
 * Groups the statistics of single days (ascending) into the points of a chart. A point carries its group's first date and the sums of its
 * counts; levels (profiles, recipients, answers needed, balance) are those of its last day.
 */
export function bucketStats<Day extends { readonly date: IsoDay }>(days: readonly Day[]): Day[] {
  const size = bucketSize(days.length)
  const groups = Array.from({ length: Math.ceil(days.length / size) }, (_, index) =>
    days.slice(index * size, (index + 1) * size),
  )
  return groups.flatMap(merged)
}
