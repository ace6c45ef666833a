import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { dateFormats } from '../constants.ts'
import {
  addDays,
  addMonths,
  dayAt,
  dayOfDotted,
  defaultRange,
  dottedDay,
  firstMomentOf,
  isIsoDay,
  lastMomentOf,
  profileStatsWindow,
  weekdayOf,
} from './day.ts'
import { formatDay, formatMoment, timeLabel } from './timeLabel.ts'
import { instantOf, instantsOf, isoWithOffset, offsetChangeWithin, wallClockAt } from './zone.ts'

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Pacific/Kiritimati',
]
const aZone = fc.constantFrom(...zones)
const aMoment = fc.integer({ min: Date.UTC(2015), max: Date.UTC(2035) })
const aDay = fc.integer({ min: 0, max: 7_000 }).map((shift) => addDays('2015-01-01', shift))

describe('zones', () => {
  it('a moment is among the moments at which the clocks show what they show then', () => {
    holds(
      fc.property(aMoment, aZone, (moment, zone) => {
        const second = Math.floor(moment / 1000) * 1000
        expect(instantsOf(wallClockAt(second, zone), zone)).toContain(second)
      }),
    )
  })

  it('a repeated hour has two moments and the first counts; a skipped one lies as far after the change', () => {
    const wall = { month: 3, day: 8, hour: 2, minute: 30, second: 0 }
    expect(instantsOf({ ...wall, year: 2026 }, 'America/New_York')).toEqual([])
    expect(instantOf({ ...wall, year: 2026 }, 'America/New_York')).toBe(Date.parse('2026-03-08T03:30:00-04:00'))
    const repeated = { year: 2026, month: 11, day: 1, hour: 1, minute: 30, second: 0 }
    expect(instantsOf(repeated, 'America/New_York')).toEqual([
      Date.parse('2026-11-01T01:30:00-04:00'),
      Date.parse('2026-11-01T01:30:00-05:00'),
    ])
    expect(instantOf(repeated, 'America/New_York')).toBe(Date.parse('2026-11-01T01:30:00-04:00'))
  })

  it('a change of the clocks is found to the millisecond', () => {
    const [from, to] = [Date.parse('2026-10-24T12:00:00Z'), Date.parse('2026-10-25T12:00:00Z')]
    expect(offsetChangeWithin(from, to, 'Europe/Berlin')).toBe(Date.parse('2026-10-25T01:00:00Z'))
    expect(offsetChangeWithin(from, to, 'UTC')).toBeUndefined()
  })

  it('an ISO text with offset names the same moment', () => {
    expect(isoWithOffset('2026-11-21T13:30:00Z', 'Asia/Kolkata')).toBe('2026-11-21T19:00:00+05:30')
    expect(isoWithOffset('2026-11-21T13:30:00Z', 'UTC')).toBe('2026-11-21T13:30:00+00:00')
    expect(isoWithOffset('2026-11-21T13:30:00Z', 'America/St_Johns')).toBe('2026-11-21T10:00:00-03:30')
    holds(
      fc.property(aMoment, aZone, (moment, zone) => {
        const second = Math.floor(moment / 1000) * 1000
        expect(Date.parse(isoWithOffset(second, zone))).toBe(second)
      }),
    )
  })
})

describe('days', () => {
  it('begin with their first moment and end with their last, whatever the clocks do', () => {
    holds(
      fc.property(aDay, aZone, (day, zone) => {
        const [first, last] = [firstMomentOf(day, zone), lastMomentOf(day, zone)]
        expect([dayAt(first, zone), dayAt(first - 1, zone), dayAt(last, zone), dayAt(last + 1, zone)]).toEqual([
          day,
          addDays(day, -1),
          day,
          addDays(day, 1),
        ])
      }),
    )
  })

  it('a day whose midnight is skipped begins at one o’clock', () => {
    expect(isoWithOffset(firstMomentOf('2026-04-24', 'Africa/Cairo'), 'Africa/Cairo')).toBe('2026-04-24T01:00:00+03:00')
  })

  it('are written DD.MM.YYYY and read back; what the calendar lacks is no day', () => {
    holds(
      fc.property(aDay, (day) => {
        expect(dayOfDotted(dottedDay(day))).toBe(day)
      }),
    )
    expect(['2026-02-29', '2026-13-01', '26-01-01', 'x'].map(isIsoDay)).toEqual([false, false, false, false])
    expect(dayOfDotted('30.02.2026')).toBeUndefined()
  })

  it('months later is the same day or the month’s last', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15')
    expect(weekdayOf('2026-11-21')).toBe('sa')
  })

  it('default range: 7 days back to today, in the viewer’s zone', () => {
    expect(defaultRange('2026-11-21T23:30:00Z', 'Europe/Berlin')).toEqual({ start: '2026-11-15', end: '2026-11-22' })
  })

  it('profile table statistics: from today 00:00 to 23:59 two days ahead', () => {
    const { start, end } = profileStatsWindow('2026-11-21T12:00:00Z', 'Europe/Berlin')
    expect([start, end]).toEqual([Date.parse('2026-11-21T00:00:00+01:00'), Date.parse('2026-11-23T23:59:59.999+01:00')])
  })
})

describe('time label of a conversation card', () => {
  const now = '2026-11-21T10:00:00Z'
  it.each([
    ['2026-11-21T08:05:00Z', 'UTC', '08:05'],
    ['2026-11-20T23:30:00Z', 'Europe/Berlin', '00:30'],
    ['2026-11-20T23:30:00Z', 'UTC', 'Nov, 20'],
    ['2026-01-02T10:00:00Z', 'UTC', 'Jan, 02'],
    ['2025-12-31T23:30:00Z', 'UTC', 'December 31, 2025'],
    ['2025-12-31T23:30:00Z', 'Europe/Berlin', 'Jan, 01'],
  ])('%s seen in %s: %s', (instant, zone, label) => {
    expect(timeLabel(instant, now, zone)).toBe(label)
  })

  it('formats of tables, ranges and charts', () => {
    const instant = '2026-05-04T15:07:00Z'
    expect(formatMoment(instant, dateFormats.tableMoment, 'UTC')).toBe('May. 04 2026 - 15:07')
    expect(formatMoment(instant, dateFormats.isoDay, 'UTC')).toBe('2026-05-04')
    expect(formatDay('2026-05-04', dateFormats.dottedDay)).toBe('04.05.2026')
    expect(formatDay('2026-05-04', dateFormats.monthYear)).toBe('May 2026')
  })
})
