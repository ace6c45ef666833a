/** A chart with three series. The dates are in ascending order. All libraries get the same values. */
export interface BenchChart {
  readonly title: string
  readonly dates: readonly string[]
  readonly requests: readonly number[]
  readonly answers: readonly number[]
  readonly calls: readonly number[]
}

const day = 86_400_000

/** Charts of different years have different dates and different values. */
export function benchCharts(year: number, count = 6, points = 365): readonly BenchChart[] {
  const first = Date.UTC(year, 0, 1)
  const valuesOf = (chart: number, mean: number) =>
    Array.from({ length: points }, (_, at) => {
      const isWeekend = (at + chart) % 7 > 4
      const wave = 1 + 0.3 * Math.sin((at + chart * 20 + year) / 9) + 0.1 * Math.sin(at * 1.7 + year)
      return Math.round(mean * (1 + (year % 5) / 3) * (isWeekend ? 0.3 : 1) * wave)
    })
  return Array.from({ length: count }, (_, chart) => ({
    title: `Sequence ${chart + 1}`,
    dates: Array.from({ length: points }, (__, at) => new Date(first + at * day).toISOString().slice(0, 10)),
    requests: valuesOf(chart, 120),
    answers: valuesOf(chart, 48),
    calls: valuesOf(chart, 9),
  }))
}
