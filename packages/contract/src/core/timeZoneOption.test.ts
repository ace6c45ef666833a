import { describe, expect, test } from 'vitest'
import { timeZoneId, timeZoneOptions } from './timeZoneOption.ts'

describe('the time zone list', () => {
  const options = timeZoneOptions('2026-11-21T00:00:00Z')

  test('SHELL-50 has a different id for each zone', () => {
    expect(options.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['UTC', ...Intl.supportedValuesOf('timeZone')]),
    )
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
    expect(options.every(({ id, name }) => id > 0 && id === timeZoneId(name))).toBe(true)
  })

  test('SHELL-50 has fixed ids, because servers save them', () => {
    expect(['UTC', 'Europe/Berlin', 'America/New_York'].map(timeZoneId)).toEqual([
      1_614_228_286, 413_150_826, 63_643_694,
    ])
  })

  test('SHELL-50 has the offsets at the given time, in ascending order', () => {
    const hoursOf = (now: string) =>
      (timeZoneOptions(now).find(({ name }) => name === 'Europe/Berlin')?.offsetMs ?? 0) / 3_600_000
    expect([hoursOf('2026-11-21T00:00:00Z'), hoursOf('2026-07-21T00:00:00Z')]).toEqual([1, 2])
    const offsets = options.map(({ offsetMs }) => offsetMs)
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  })
})
