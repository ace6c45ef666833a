import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { isoWithOffset } from '../core/dates.ts'
import { type DaySchedule, type Schedule, type Slot, weekdays } from './schema.ts'
import { defaultSchedule, isOpen, nextOpen, nextOpenInAll } from './rules.ts'

const quarterMs = 15 * 60_000
const dayMs = 86_400_000
const timeOf = (halfHours: number) =>
  `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 === 0 ? '00' : '30'}`
const aSlot: fc.Arbitrary<Slot> = fc
  .tuple(fc.nat(47), fc.nat(48))
  .map(([a, b]) => ({ start: timeOf(Math.min(a, b)), end: timeOf(Math.max(a, b)) }))
const aDay: fc.Arbitrary<DaySchedule> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<DaySchedule>('*') },
  { weight: 5, arbitrary: fc.array(aSlot, { maxLength: 3 }) },
)
const aWeek = fc.record({ mo: aDay, tu: aDay, we: aDay, th: aDay, fr: aDay, sa: aDay, su: aDay }, { requiredKeys: [] })
const aSchedule: fc.Arbitrary<Schedule | null> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom<Schedule | null>('*', null) },
  { weight: 9, arbitrary: aWeek },
)

/** Zones with special offsets and clock changes. */
const aZone = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Havana',
)
/** Quarter hours around clock changes of 2026. */
const aMoment = fc
  .tuple(
    fc.constantFrom('2026-03-05', '2026-03-26', '2026-04-03', '2026-04-22', '2026-10-22', '2026-10-29'),
    fc.nat(96 * 5),
  )
  .map(([day, quarters]) => Date.parse(day) + quarters * quarterMs)

/** True if the schedule is open at the time that the zone's clock shows. */
function covers(schedule: Schedule | null, timeZone: string, at: number): boolean {
  if (schedule === null || schedule === '*') return true
  const clock = isoWithOffset(at, timeZone)
  const weekday = weekdays[(new Date(clock.slice(0, 10)).getUTCDay() + 6) % 7]
  const day = (weekday && schedule[weekday]) ?? []
  const time = clock.slice(11, 16)
  return day === '*' || day.some(({ start, end }) => start <= time && time < end)
}

/** The first wanted quarter hour within eight days. */
function scanned(from: number, isWanted: (at: number) => boolean): number | undefined {
  for (let at = from; at <= from + 8 * dayMs; at += quarterMs) if (isWanted(at)) return at
  return undefined
}
const withinEightDays = (at: number | undefined, from: number) =>
  at !== undefined && at > from + 8 * dayMs ? undefined : at

describe('a weekly schedule', () => {
  const berlin = (schedule: Schedule | null, from: string) => {
    const open = nextOpen(schedule, 'Europe/Berlin', Date.parse(from))
    return open === undefined ? undefined : isoWithOffset(open, 'Europe/Berlin')
  }
  const mondayAndFriday: Schedule = {
    mo: [{ start: '09:00', end: '18:00' }],
    fr: [{ start: '09:00', end: '18:00' }],
  }

  test('PROF-39 the default schedule is 09:00-18:00 from Monday to Friday', () => {
    const workday = [{ start: '09:00', end: '18:00' }]
    expect(weekdays.map((weekday) => defaultSchedule[weekday])).toEqual([
      ...weekdays.slice(0, 5).map(() => workday),
      [],
      [],
    ])
  })

  test("PROF-38 a schedule '*', a missing schedule and a day with '*' are open all day", () => {
    const saturday = '2026-11-21T23:59:59+01:00'
    expect([berlin('*', saturday), berlin({ sa: '*' }, saturday), berlin(null, saturday)]).toEqual([
      saturday,
      saturday,
      saturday,
    ])
    expect(berlin({ su: '*' }, saturday)).toBe('2026-11-22T00:00:00+01:00')
    expect(berlin({}, saturday)).toBeUndefined()
  })

  test('a slot includes its start and excludes its end', () => {
    const isOpenAt = (iso: string) => isOpen(mondayAndFriday, 'Europe/Berlin', Date.parse(iso))
    expect(isOpenAt('2026-11-20T08:59:59+01:00')).toBe(false)
    expect(isOpenAt('2026-11-20T09:00:00+01:00')).toBe(true)
    expect(isOpenAt('2026-11-20T17:59:59.999+01:00')).toBe(true)
    expect(isOpenAt('2026-11-20T18:00:00+01:00')).toBe(false)
  })

  test('nextOpen() returns the given time if it is in a slot, and otherwise the start of the next slot', () => {
    expect(berlin(mondayAndFriday, '2026-11-20T10:00:00+01:00')).toBe('2026-11-20T10:00:00+01:00')
    expect(berlin(mondayAndFriday, '2026-11-20T18:00:00+01:00')).toBe('2026-11-23T09:00:00+01:00')
  })

  test('a slot keeps its times when the clocks change', () => {
    const sundays: Schedule = { su: [{ start: '09:00', end: '10:00' }] }
    expect(berlin(sundays, '2026-03-23T00:00:00Z')).toBe('2026-03-29T09:00:00+02:00')
    expect(berlin(sundays, '2026-10-20T00:00:00Z')).toBe('2026-10-25T09:00:00+01:00')
  })

  test('a slot opens at a clock change that skips its start, or a week later if the change skips the whole slot', () => {
    const sundayNight = (start: string, end: string): Schedule => ({ su: [{ start, end }] })
    expect(berlin(sundayNight('02:30', '04:00'), '2026-03-28T12:00:00Z')).toBe('2026-03-29T03:00:00+02:00')
    expect(berlin(sundayNight('02:00', '02:30'), '2026-03-28T12:00:00Z')).toBe('2026-04-05T02:00:00+02:00')
  })

  test('a slot opens twice if it is in the hour that occurs twice at the end of summer time', () => {
    const night: Schedule = { su: [{ start: '02:00', end: '02:30' }] }
    expect(berlin(night, '2026-10-24T12:00:00Z')).toBe('2026-10-25T02:00:00+02:00')
    expect(berlin(night, '2026-10-25T00:45:00Z')).toBe('2026-10-25T02:00:00+01:00')
  })

  test('nextOpen() returns the moment that a search through all quarter hours finds', () => {
    holds(
      fc.property(aSchedule, aZone, aMoment, (schedule, timeZone, from) => {
        expect(isOpen(schedule, timeZone, from)).toBe(covers(schedule, timeZone, from))
        expect(withinEightDays(nextOpen(schedule, timeZone, from), from)).toBe(
          scanned(from, (at) => covers(schedule, timeZone, at)),
        )
      }),
      { numRuns: 400 },
    )
  })
})

describe('several schedules of a zone', () => {
  test('nextOpenInAll() returns the moment that a search through all quarter hours finds', () => {
    holds(
      fc.property(fc.array(aSchedule, { minLength: 1, maxLength: 3 }), aZone, aMoment, (schedules, timeZone, from) => {
        expect(withinEightDays(nextOpenInAll(schedules, timeZone, from), from)).toBe(
          scanned(from, (at) => schedules.every((schedule) => covers(schedule, timeZone, at))),
        )
      }),
      { numRuns: 150 },
    )
  })

  test('several schedules are open together if their hours overlap', () => {
    const hours = (start: string, end: string): Schedule => ({ mo: [{ start, end }] })
    const from = Date.parse('2026-11-21T00:00:00Z')
    const morning = hours('09:00', '12:00')
    expect(nextOpenInAll([morning, hours('11:00', '18:00')], 'Europe/Berlin', from)).toBe(
      Date.parse('2026-11-23T11:00:00+01:00'),
    )
    expect(nextOpenInAll([morning, hours('12:00', '18:00')], 'Europe/Berlin', from)).toBeUndefined()
  })
})
