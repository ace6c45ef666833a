import { type SequenceForecast } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import { forecastChart, forecastFacts } from './forecastShown.ts'

const dates = Array.from({ length: 90 }, (_, day) => new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10))
const filled = (...numbers: number[]): number[] => dates.map((_, day) => numbers[day] ?? 0)
const profile = (id: number, numbers: readonly number[]): SequenceForecast['profiles'][number] => ({
  id,
  name: `Profile ${id}`,
  requests: filled(...numbers),
  messages: filled(0, 1),
  expectedMessages: filled(0, 0.3, 0.6),
})
const forecast = (changes: Partial<SequenceForecast> = {}): SequenceForecast => ({
  dates,
  profiles: [profile(1, [20, 5]), profile(2, [22])],
  firstContact: '2026-11-20T09:00:00.000Z',
  allContactedOn: '2026-12-04',
  leftCount: 47,
  unreachableCount: 0,
  reasons: [],
  bottleneck: null,
  ...changes,
})

const valuesOf = (shown: SequenceForecast) => forecastFacts(shown, false).map(({ value }) => value)

describe('SEQ-88 a forecast', () => {
  test('the facts are the next messages and the day of the last first contact', () => {
    expect(forecastFacts(forecast(), false)).toEqual([
      { label: 'Next', value: '42 requests today from 2 profiles' },
      { label: 'Done by', value: 'Dec 4' },
    ])
    expect(forecastFacts(forecast(), true)[0]?.label).toBe('If launched now')
    const later = forecast({ profiles: [profile(1, [0, 0, 1])], allContactedOn: '2027-01-04' })
    expect(valuesOf(later)).toEqual(['1 request, about 1 message on Nov 22 from 1 profile', 'Jan 4, 2027'])
  })

  test('the facts report an empty plan and a last day after more than a year. No last day shows if no recipient is left', () => {
    const none = { profiles: [], firstContact: null, allContactedOn: null }
    expect(valuesOf(forecast(none))).toEqual(['Nothing will be sent in the next weeks'])
    const done = forecast({ allContactedOn: null, leftCount: 0, profiles: [profile(1, [])] })
    expect(valuesOf(done)).toEqual(['1 message on Nov 21 from 1 profile'])
    expect(valuesOf(forecast({ allContactedOn: null }))[1]).toBe('Not within a year')
  })

  test('the bars and the facts of a forecast have the same figures', () => {
    const one = (messages: readonly number[], expectedMessages: readonly number[], requests: readonly number[] = []) =>
      forecast({
        profiles: [
          {
            ...profile(1, requests),
            messages: filled(...messages),
            expectedMessages: filled(...expectedMessages),
          },
        ],
        allContactedOn: null,
        leftCount: 0,
      })
    const today = one([3], [6.64])
    expect(valuesOf(today)).toEqual(['3 messages and about 7 more today from 1 profile'])
    expect(forecastChart(today).series.map(({ values }) => values[0])).toEqual([10])
    const unsure = one([0, 0, 4], [0.2, 0.8], [0, 5])
    expect(valuesOf(unsure)).toEqual(['5 requests, about 1 message on Nov 21 from 1 profile'])
    expect(valuesOf(one([], [0, 1.6]))).toEqual(['about 2 messages on Nov 21 from 1 profile'])
    expect(valuesOf(one([], [0.2]))).toEqual(['Nothing will be sent in the next weeks'])
  })

  test('each bar is the sum of all profiles', () => {
    const { series, marks, dates: shown } = forecastChart(forecast({ allContactedOn: '2026-12-30' }))
    expect(series.map(({ id, kind, values }) => [id, kind, values.slice(0, 3)])).toEqual([
      ['requests', 'bar', [42, 5, 0]],
      // The sums of certain and expected messages are 0, 2.6 and 1.2. The bars show the rounded sums.
      ['messages', 'bar', [0, 3, 1]],
    ])
    expect([marks, shown.at(-1)]).toEqual([[{ date: '2026-12-30', label: 'Last recipient' }], '2027-01-02'])
    expect(forecastChart(forecast()).dates).toHaveLength(30)
    expect(forecastChart(forecast({ allContactedOn: null })).marks).toEqual([])
    const reEngagement = forecastChart(forecast({ profiles: [profile(1, [])] }))
    expect(reEngagement.series.map(({ id }) => id)).toEqual(['messages'])
  })
})
