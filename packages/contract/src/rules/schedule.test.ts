import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { weekdays, type DaySchedule, type Schedule, type Slot } from '../resources/schedule.ts'
import {
  dayKind,
  dayScheduleOf,
  defaultSchedule,
  isSlotInOrder,
  normalisedSchedule,
  slotsOutOfOrder,
  switchedDay,
  switchedSchedule,
} from './schedule.ts'
import { isWorkingMoment, nextCommonMoment, nextWorkingMoment, type ZonedSchedule } from './workingTime.ts'

const quarterMs = 15 * 60_000
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
const aSchedule: fc.Arbitrary<Schedule> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Schedule>('*') },
  { weight: 9, arbitrary: aWeek },
)

/** Zones with their clocks' changes, half-hour changes, odd offsets, and a change at midnight. */
const aZone = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Havana',
)
/** Quarters of hours around the changes of spring and autumn 2026. */
const aMoment = fc
  .tuple(
    fc.constantFrom('2026-03-05', '2026-03-26', '2026-04-03', '2026-04-22', '2026-10-22', '2026-10-29'),
    fc.nat(96 * 5),
  )
  .map(([day, quarters]) => Date.parse(day) + quarters * quarterMs)

function scanned(zoned: ZonedSchedule, from: number): number | undefined {
  for (let moment = from; moment <= from + 8 * 86_400_000; moment += quarterMs)
    if (isWorkingMoment(zoned, moment)) return moment
  return undefined
}

describe('weekly schedule', () => {
  it('by default is 09:00-18:00 Monday to Friday, Saturday and Sunday empty', () => {
    expect(weekdays.map((weekday) => dayKind(dayScheduleOf(defaultSchedule, weekday)))).toEqual([
      'ranges',
      'ranges',
      'ranges',
      'ranges',
      'ranges',
      'inactive',
      'inactive',
    ])
  })

  it('end cannot be before start', () => {
    expect(isSlotInOrder({ start: '09:00', end: '08:59' })).toBe(false)
    expect(isSlotInOrder({ start: '09:00', end: '09:00' })).toBe(true)
    const schedule: Schedule = {
      mo: '*',
      tu: [
        { start: '09:00', end: '18:00' },
        { start: '20:00', end: '19:00' },
      ],
    }
    expect(slotsOutOfOrder(schedule)).toEqual([{ weekday: 'tu', index: 1 }])
    expect(slotsOutOfOrder('*')).toEqual([])
  })

  it('a day is always, a time range, or inactive; a day without 24h gets 09:00-18:00', () => {
    expect([dayKind('*'), dayKind([{ start: '10:00', end: '11:00' }]), dayKind([])]).toEqual([
      'always',
      'ranges',
      'inactive',
    ])
    expect(switchedDay(false)).toEqual([{ start: '09:00', end: '18:00' }])
    expect(switchedDay(true)).toBe('*')
    expect([switchedSchedule(true), switchedSchedule(false)]).toEqual(['*', defaultSchedule])
    expect(dayScheduleOf('*', 'su')).toBe('*')
    expect(dayScheduleOf({}, 'su')).toEqual([])
  })

  it('normalising changes no moment, sorts, leaves gaps between slots, and is done once', () => {
    holds(
      fc.property(aSchedule, aMoment, (schedule, moment) => {
        const short = normalisedSchedule(schedule)
        const timeZone = 'Europe/Berlin'
        expect(isWorkingMoment({ schedule: short, timeZone }, moment)).toBe(
          isWorkingMoment({ schedule, timeZone }, moment),
        )
        expect(normalisedSchedule(short)).toEqual(short)
        for (const weekday of weekdays) {
          const day = dayScheduleOf(short, weekday)
          const times = day === '*' ? [] : day.flatMap(({ start, end }) => [start, end])
          expect(times).toEqual([...new Set(times)].toSorted())
        }
      }),
    )
  })

  it('whole days are written as always, and seven of them as Full Access', () => {
    const whole = [
      { start: '12:00', end: '24:00' },
      { start: '00:00', end: '13:00' },
    ]
    expect(normalisedSchedule({ mo: whole })).toMatchObject({ mo: '*', tu: [] })
    expect(normalisedSchedule({ mo: whole, tu: '*', we: '*', th: '*', fr: '*', sa: whole, su: '*' })).toBe('*')
  })
})

describe('working time', () => {
  const berlin = (schedule: Schedule): ZonedSchedule => ({ schedule, timeZone: 'Europe/Berlin' })
  const weekdaysOnly = berlin({ mo: [{ start: '09:00', end: '18:00' }], fr: [{ start: '09:00', end: '18:00' }] })

  it('a slot includes its start and excludes its end, in its own zone', () => {
    const at = (iso: string) => isWorkingMoment(weekdaysOnly, iso)
    expect([
      at('2026-11-20T09:00:00+01:00'),
      at('2026-11-20T17:59:59.999+01:00'),
      at('2026-11-20T18:00:00+01:00'),
    ]).toEqual([true, true, false])
    expect(at('2026-11-20T08:59:59+01:00')).toBe(false)
  })

  it("'*' is always, for a day and for the week", () => {
    const saturday = '2026-11-21T23:59:59+01:00'
    expect([
      isWorkingMoment(berlin('*'), saturday),
      isWorkingMoment(berlin({ sa: '*' }), saturday),
      isWorkingMoment(berlin({ su: '*' }), saturday),
    ]).toEqual([true, true, false])
    expect(nextWorkingMoment(berlin({ su: '*' }), saturday)).toBe(Date.parse('2026-11-22T00:00:00+01:00'))
  })

  it('the next working moment is now, or the next slot’s start, over the week’s end too', () => {
    expect(nextWorkingMoment(weekdaysOnly, '2026-11-20T10:00:00+01:00')).toBe(Date.parse('2026-11-20T10:00:00+01:00'))
    expect(nextWorkingMoment(weekdaysOnly, '2026-11-20T18:00:00+01:00')).toBe(Date.parse('2026-11-23T09:00:00+01:00'))
    expect(nextWorkingMoment(berlin({}), 0)).toBeUndefined()
  })

  it('a slot keeps its wall-clock time over a change of the clocks', () => {
    const sundays = berlin({ su: [{ start: '09:00', end: '10:00' }] })
    expect(nextWorkingMoment(sundays, '2026-03-23T00:00:00Z')).toBe(Date.parse('2026-03-29T09:00:00+02:00'))
    expect(nextWorkingMoment(sundays, '2026-10-20T00:00:00Z')).toBe(Date.parse('2026-10-25T09:00:00+01:00'))
  })

  it('a slot in a skipped hour begins with the change, one wholly in it waits a week; a repeated hour counts twice', () => {
    expect(nextWorkingMoment(berlin({ su: [{ start: '02:30', end: '04:00' }] }), '2026-03-28T12:00:00Z')).toBe(
      Date.parse('2026-03-29T01:00:00Z'),
    )
    expect(nextWorkingMoment(berlin({ su: [{ start: '02:00', end: '02:30' }] }), '2026-03-28T12:00:00Z')).toBe(
      Date.parse('2026-04-05T00:00:00Z'),
    )
    expect(nextWorkingMoment(berlin({ su: [{ start: '02:00', end: '02:30' }] }), '2026-10-25T00:45:00Z')).toBe(
      Date.parse('2026-10-25T01:00:00Z'),
    )
  })

  it('the next working moment is the first that a scan of every quarter of an hour finds', () => {
    holds(
      fc.property(aSchedule, aZone, aMoment, (schedule, timeZone, from) => {
        const zoned = { schedule, timeZone }
        const next = nextWorkingMoment(zoned, from)
        const expected = scanned(zoned, from)
        expect(next !== undefined && next > from + 8 * 86_400_000 ? undefined : next).toBe(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('several schedules work together when each of them does', () => {
    holds(
      fc.property(fc.array(fc.tuple(aSchedule, aZone), { minLength: 1, maxLength: 3 }), aMoment, (pairs, from) => {
        const schedules = pairs.map(([schedule, timeZone]) => ({ schedule, timeZone }))
        const next = nextCommonMoment(schedules, from)
        if (next === undefined) return
        expect(next).toBeGreaterThanOrEqual(from)
        expect(schedules.every((zoned) => isWorkingMoment(zoned, next))).toBe(true)
        expect(next === from || schedules.some((zoned) => !isWorkingMoment(zoned, next - 1))).toBe(true)
      }),
    )
    const morning = berlin({ mo: [{ start: '09:00', end: '12:00' }] })
    expect(
      nextCommonMoment([morning, berlin({ mo: [{ start: '11:00', end: '18:00' }] })], '2026-11-21T00:00:00Z'),
    ).toBe(Date.parse('2026-11-23T10:00:00Z'))
    expect(
      nextCommonMoment([morning, berlin({ mo: [{ start: '12:00', end: '18:00' }] })], '2026-11-21T00:00:00Z'),
    ).toBeUndefined()
  })
})
