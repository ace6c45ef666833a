import { addDays, dashboardWeeklyFrom } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import { statsChart } from './statsChart.ts'

const labels = { requests: 'Requests Sent', answers: 'Answers', calls: 'Calls' }
const daysOf = (count: number, first = '2026-03-01') =>
  Array.from({ length: count }, (_, day) => ({
    date: addDays(first, day),
    requestsCount: 10,
    repliedCount: 3,
    callsCount: 1,
  }))

describe('the chart of a range', () => {
  test('DASH-35 marks the present day as not final', () => {
    const days = daysOf(8)
    expect(statsChart(days, { labels, today: '2026-03-08' }).provisional).toEqual({
      from: '2026-03-08',
      label: 'so far',
    })
    expect(statsChart(days, { labels, today: '2026-03-09' }).provisional).toBeUndefined()
  })

  test('DASH-35 marks an incomplete last group as not final', () => {
    const past = { labels, today: '2026-12-31', weeklyFrom: dashboardWeeklyFrom }
    expect(statsChart(daysOf(63), past).provisional).toBeUndefined()
    expect(statsChart(daysOf(64), past).provisional).toEqual({ from: '2026-05-03', label: 'so far' })
    expect(statsChart(daysOf(63), { ...past, today: '2026-05-02' }).provisional).toEqual({
      from: '2026-04-26',
      label: 'so far',
    })
  })

  test('DASH-25 shows a sum for each week in ranges of 60 days or more', () => {
    const weekly = { labels, today: '2026-12-31', weeklyFrom: dashboardWeeklyFrom }
    expect(statsChart(daysOf(59), weekly).series[0]?.values[0]).toBe(10)
    expect(statsChart(daysOf(60), weekly).series[0]?.values[0]).toBe(70)
    expect(statsChart(daysOf(60), { labels, today: '2026-12-31' }).series[0]?.values[0]).toBe(10)
  })

  test('DASH-35 shows a selected series alone', () => {
    const shown = (only?: 'answers') =>
      statsChart(daysOf(2), { labels, today: '2026-12-31', only }).series.map(({ label, values }) => [label, values])
    expect(shown('answers')).toEqual([['Answers', [3, 3]]])
    expect(shown()).toEqual([
      ['Requests Sent', [10, 10]],
      ['Answers', [3, 3]],
      ['Calls', [1, 1]],
    ])
  })

  test('DASH-45 compares a selected series with the days before the range', () => {
    const seriesOf = (count: number, previousDays = daysOf(count, '2025-11-01')) =>
      statsChart(daysOf(count), {
        labels,
        today: '2026-12-31',
        only: 'requests',
        weeklyFrom: dashboardWeeklyFrom,
        previousDays,
      }).series.map(({ label, values, isEarlier }) => [label, values.length, values[0], isEarlier])
    expect(seriesOf(8)[1]).toEqual(['Previous 8 days', 8, 10, true])
    expect(seriesOf(63)[1]).toEqual(['Previous 63 days', 9, 70, true])
    expect(seriesOf(8, daysOf(7))).toHaveLength(1)
  })

  test('a chart without days has no points', () => {
    expect(statsChart([], { labels, today: '2026-03-08' })).toMatchObject({ dates: [], provisional: undefined })
  })
})
