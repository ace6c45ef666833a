import { addDays, type IsoDate } from '../../dates/dates.ts'
import { type ChartData } from './chartData.ts'

const valuesOf = (count: number, mean: number, phase: number): number[] =>
  Array.from({ length: count }, (_, day) => {
    const isWeekend = (day + phase) % 7 > 4
    return Math.round(mean * (isWeekend ? 0.2 : 1) * (1 + 0.35 * Math.sin((day + phase) / 5)))
  })

export function activityOf(days: number, first: IsoDate = '2026-03-10'): ChartData {
  return {
    dates: Array.from({ length: days }, (_, day) => addDays(first, day)),
    series: [
      { id: 'requests', label: 'Requests Sent', values: valuesOf(days, 120, 1) },
      { id: 'answers', label: 'Answers', values: valuesOf(days, 46, 2) },
      { id: 'calls', label: 'Calls', values: valuesOf(days, 9, 3) },
    ],
  }
}
