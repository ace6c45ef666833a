import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateFormats } from '../constants.ts'
import {
  addDays,
  dayAt,
  daysBetween,
  firstMomentOf,
  formatDay,
  formatMoment,
  instantMs,
  instantOf,
  isIsoDate,
  isoWithOffset,
  lastMomentOf,
  offsetMs,
  timeLabel,
  zoneOffsets,
} from './dates.ts'
import { holds } from '../../testing/holds.ts'

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]
const zones = Intl.supportedValuesOf('timeZone')
const formatters = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
)
/** The day and time that the zone's clocks show, such as '2026-03-29 03:00:00'. Computed only with `Intl`. */
const intlClock = (ms: number, timeZone: string): string => formatters.get(timeZone)?.format(ms) ?? ''
const intlDay = (ms: number, timeZone: string): string => intlClock(ms, timeZone).slice(0, 10)
/** The moment at which a clock in UTC shows this day and time. */
const readingMs = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}Z`)
const intlOffset = (ms: number, timeZone: string): number => readingMs(intlClock(ms, timeZone)) - ms
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
/** The moments in 2026 at which the zone's clocks change. Computed only with `Intl`. */
function intlChanges(timeZone: string): number[] {
  const changes: number[] = []
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += dayMs) {
    const before = intlOffset(day, timeZone)
    if (intlOffset(day + dayMs, timeZone) === before) continue
    let change = day
    while (intlOffset(change, timeZone) === before) change += 15 * minuteMs
    changes.push(change)
  }
  return changes
}
const changes = zones.flatMap((timeZone) => intlChanges(timeZone).map((change) => ({ timeZone, change })))
const aZone = fc.constantFrom(...zones)
const aMoment = fc.integer({ min: Date.UTC(1990) / 1000, max: Date.UTC(2037) / 1000 }).map((seconds) => seconds * 1000)
const aDay = fc.integer({ min: 0, max: 13_500 }).map((days) => textOf(Date.UTC(2000) + days * dayMs).slice(0, 10))

describe('the clocks of a zone', () => {
  test('the test data has more than 400 zones and more than 200 clock changes', () => {
    expect(zones.length).toBeGreaterThan(400)
    expect(changes.length).toBeGreaterThan(200)
  })

  test('the clocks show the same time as Intl at any moment', () => {
    holds(
      fc.property(aMoment, aZone, (moment, timeZone) => {
        expect(isoWithOffset(moment, timeZone).slice(0, 19).replace('T', ' ')).toBe(intlClock(moment, timeZone))
        expect(Date.parse(isoWithOffset(moment, timeZone))).toBe(moment)
        expect(dayAt(moment, timeZone)).toBe(intlDay(moment, timeZone))
      }),
      { numRuns: 2_000 },
    )
  })

  test('the clocks show the same time as Intl around each clock change in 2026', () => {
    for (const { timeZone, change } of changes) {
      const moments = [-dayMs, -hourMs, -1000, 0, hourMs, dayMs].map((distance) => change + distance)
      expect({ timeZone, clocks: moments.map((ms) => textOf(ms + offsetMs(ms, timeZone))) }).toEqual({
        timeZone,
        clocks: moments.map((ms) => intlClock(ms, timeZone).slice(0, 16)),
      })
      expect(zoneOffsets(change - dayMs, timeZone).changeAt).toBe(change)
    }
  })

  test('an unknown zone or an invalid moment causes a RangeError', () => {
    expect(() => offsetMs(0, 'Europe/Atlantis')).toThrow(RangeError)
    expect(() => instantMs('soon')).toThrow(RangeError)
  })

  test('SHELL-63 a missing or invalid date and a date in an unknown zone are formatted as a dash', () => {
    expect(formatMoment('', dateFormats.time, 'UTC')).toBe('–')
    expect(formatMoment('soon', dateFormats.time, 'UTC')).toBe('–')
    expect(formatMoment(0, dateFormats.time, 'Europe/Atlantis')).toBe('–')
    expect(formatDay('', dateFormats.plainDay)).toBe('–')
    expect(timeLabel('', 0, 'UTC')).toBe('–')
    expect([dayAt('', 'UTC'), instantMs('')]).toEqual(['', 0])
  })

  test('a moment is written with the hours and minutes of a positive or negative offset', () => {
    const at = (timeZone: string) => isoWithOffset('2026-11-21T13:30:00Z', timeZone)
    expect(['UTC', 'Asia/Kolkata', 'America/St_Johns'].map(at)).toEqual([
      '2026-11-21T13:30:00+00:00',
      '2026-11-21T19:00:00+05:30',
      '2026-11-21T10:00:00-03:30',
    ])
  })
})

describe('the moment of a day and a clock time', () => {
  const instantAt = (clock: string, timeZone: string) => instantOf(clock.slice(0, 10), clock.slice(11, 16), timeZone)

  test("is a moment at which the zone's clocks show this day and time", () => {
    holds(
      fc.property(aMoment, aZone, (moment, timeZone) => {
        const clock = intlClock(moment, timeZone).slice(0, 16)
        const found = instantAt(clock, timeZone)
        expect(intlClock(found, timeZone)).toBe(`${clock}:00`)
        expect(found).toBeLessThanOrEqual(moment)
      }),
      { numRuns: 1_000 },
    )
  })

  test('a repeated or skipped time has the offset before the clock change', () => {
    for (const { timeZone, change } of changes) {
      const first = new Map<string, number>()
      for (let ms = change - 4 * hourMs; ms < change + 4 * hourMs; ms += 15 * minuteMs) {
        const clock = intlClock(ms, timeZone).slice(0, 16)
        if (!first.has(clock)) first.set(clock, ms)
      }
      const skippedFrom = change + intlOffset(change - 1000, timeZone)
      const skippedUntil = change + intlOffset(change, timeZone)
      for (let reading = skippedFrom; reading < skippedUntil; reading += 15 * minuteMs)
        first.set(textOf(reading), change + reading - skippedFrom)
      const found = Array.from(first.keys(), (clock) => [clock, instantAt(clock, timeZone)])
      expect({ timeZone, found }).toEqual({ timeZone, found: [...first] })
    }
  })

  test('a repeated 01:30 in New York is the earlier moment, and a skipped 02:30 is 03:30', () => {
    expect(instantAt('2026-11-01 01:30', 'America/New_York')).toBe(Date.parse('2026-11-01T01:30:00-04:00'))
    expect(instantAt('2026-03-08 02:30', 'America/New_York')).toBe(Date.parse('2026-03-08T03:30:00-04:00'))
  })

  test('the clock time stays the same when days are added, unless this time is skipped', () => {
    holds(
      fc.property(
        fc.constantFrom(...changes),
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: 1, max: 6 }),
        ({ timeZone, change }, hours, days) => {
          const clock = intlClock(change - 3 * dayMs + hours * hourMs, timeZone).slice(0, 16)
          const later = `${addDays(clock.slice(0, 10), days)} ${clock.slice(11)}`
          const found = instantAt(later, timeZone)
          const isSkipped = intlClock(found, timeZone) !== `${later}:00`
          expect(isSkipped && (found < change || found >= change + 2 * hourMs)).toBe(false)
          expect(Math.abs(found - instantAt(clock, timeZone) - days * dayMs)).toBeLessThanOrEqual(2 * hourMs)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a day in a zone', () => {
  /** The calendar days of four moments: before the day, at its start, at its end, and after the day. */
  const daysAround = (day: string, timeZone: string) => {
    const [first, last] = [firstMomentOf(day, timeZone), lastMomentOf(day, timeZone)]
    return [first - 1, first, last, last + 1].map((ms) => intlDay(ms, timeZone))
  }
  const expected = (day: string) => [addDays(day, -1), day, day, addDays(day, 1)]

  test('begins at `firstMomentOf` and ends at `lastMomentOf`', () => {
    // Excludes the days around 30 December 2011, because Samoa and Tokelau skipped this day.
    const whole = fc.tuple(aDay, aZone).filter(([day]) => !/^2011-12-(?:29|30|31)/.test(day))
    holds(
      fc.property(whole, ([day, timeZone]) => {
        expect(daysAround(day, timeZone)).toEqual(expected(day))
      }),
      { numRuns: 1_000 },
    )
  })

  test('near a clock change, a day also begins at `firstMomentOf` and ends at `lastMomentOf`', () => {
    for (const { timeZone, change } of changes) {
      const days = [-dayMs, 0, dayMs].map((distance) => intlDay(change + distance, timeZone))
      expect({ timeZone, around: days.map((day) => daysAround(day, timeZone)) }).toEqual({
        timeZone,
        around: days.map(expected),
      })
    }
  })

  test('the day begins at 01:00 if midnight is skipped', () => {
    expect(isoWithOffset(firstMomentOf('2026-04-24', 'Africa/Cairo'), 'Africa/Cairo')).toBe('2026-04-24T01:00:00+03:00')
  })
})

describe('calendar days', () => {
  test('are added and counted in UTC', () => {
    holds(
      fc.property(aDay, fc.integer({ min: -10_000, max: 10_000 }), (day, days) => {
        const later = addDays(day, days)
        expect(later).toBe(new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10))
        expect(daysBetween(day, later)).toBe(days)
      }),
    )
  })

  test.each([
    ['2024-02-29', true],
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['', false],
  ])('%j exists: %s', (text, exists) => {
    expect(isIsoDate(text)).toBe(exists)
  })

  test('the formats of the product apply to days and moments', () => {
    expect(formatDay('2026-05-04', dateFormats.dottedDay)).toBe('04.05.2026')
    expect(formatDay('2026-05-04', dateFormats.longDay)).toBe('May 04, 2026')
    expect(formatMoment('2026-05-04T15:07:00Z', dateFormats.isoDay, 'UTC')).toBe('2026-05-04')
  })

  test('LIST-31 table dates look like MMM. DD YYYY - HH:mm', () => {
    expect(formatMoment('2026-05-04T15:07:00Z', dateFormats.tableMoment, 'UTC')).toBe('May. 04 2026 - 15:07')
  })
})

describe('the time label of a conversation card', () => {
  const now = '2026-11-21T10:00:00Z'
  test.each([
    ['2026-11-21T08:05:00Z', 'UTC', '08:05'],
    ['2026-11-20T23:30:00Z', 'Europe/Berlin', '00:30'],
    ['2026-11-20T23:30:00Z', 'UTC', 'Nov, 20'],
    ['2026-01-02T10:00:00Z', 'UTC', 'Jan, 02'],
    ['2025-12-31T23:30:00Z', 'UTC', 'December 31, 2025'],
    ['2025-12-31T23:30:00Z', 'Europe/Berlin', 'Jan, 01'],
  ])('SHELL-23 for %s in the zone %s is %s', (instant, zone, label) => {
    expect(timeLabel(instant, now, zone)).toBe(label)
  })
})
