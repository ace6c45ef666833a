import { expect, test } from 'vitest'
import { statisticsTiles } from './statisticsTiles.ts'

const stats = {
  requestsCount: 414,
  repliedCount: 100,
  repliedCountConversionPercents: 24.15,
  repliedCountConversionGrowthPercents: 40.98,
  callsCount: 0,
  callsCountConversionPercents: 0,
  callsCountConversionGrowthPercents: -100,
}

const previousDays = [200, 160].map((requestsCount) => ({
  date: '2026-11-12',
  requestsCount,
  repliedCount: 1,
  callsCount: 1,
}))

test('DASH-7 each figure has a growth in percent, and the answers have a conversion', () => {
  const [requests, responses, calls] = statisticsTiles({ stats, previousDays })
  expect(requests).toEqual({ id: 'requests', value: 414, growth: 15 })
  expect(responses).toEqual({
    id: 'answers',
    value: 100,
    conversion: 24.15,
    conversionLabel: 'of requests',
    growth: 40.98,
  })
  expect(calls?.growth).toBe(-100)
})

test('DASH-34 if the numbers of requests and calls are zero, the calls have no conversion', () => {
  expect(statisticsTiles({ stats: { ...stats, requestsCount: 0 } })[2]).toMatchObject({ value: 0, conversion: null })
})

test('DASH-34 requests have no growth if the response contains no previous days', () => {
  expect(statisticsTiles({ stats })[0]?.growth).toBeUndefined()
})

test('DASH-27 conversations are the base of the percentages if no requests are sent', () => {
  expect(statisticsTiles({ stats: { ...stats, requestsCount: 0 } })[1]?.conversionLabel).toBe('of conversations')
})

test('DASH-27 a figure that is larger than its base has no conversion', () => {
  expect(statisticsTiles({ stats: { ...stats, repliedCountConversionPercents: 166.67 } })[1]?.conversion).toBeNull()
})

test('a percentage that the response lacks does not show, and all values are undefined while loading', () => {
  const unknown = { ...stats, callsCountConversionPercents: null, callsCountConversionGrowthPercents: null }
  expect(statisticsTiles({ stats: unknown })[2]).toMatchObject({ value: 0, conversion: null })
  expect(statisticsTiles({ stats: unknown })[2]?.growth).toBeUndefined()
  expect(statisticsTiles(undefined).map(({ value }) => value)).toEqual([undefined, undefined, undefined])
})
