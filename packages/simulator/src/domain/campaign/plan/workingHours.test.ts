import { type DaySchedule, isWorkingMoment, nextCommonMoment, nextWorkingMoment, type Schedule } from '@tandem/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpen, nextOpen, nextOpenInAll } from './workingHours.ts'

const time = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const slots = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 4 })
  .map((marks) => marks.sort((one, other) => one - other).map((mark) => time(mark * 15)))
  .map((marks) =>
    (marks.length < 4 ? [marks.slice(0, 2)] : [marks.slice(0, 2), marks.slice(2, 4)]).map(([start = '', end = '']) => ({
      start,
      end,
    })),
  )

const day: fc.Arbitrary<DaySchedule> = fc.oneof(fc.constant('*' as const), slots, fc.constant<DaySchedule>([]))
const schedule: fc.Arbitrary<Schedule> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ mo: day, tu: day, we: day, th: day, fr: day, sa: day, su: day }, { requiredKeys: [] }),
  },
  { weight: 1, arbitrary: fc.constant('*' as const) },
)
const timeZone = fc.constantFrom(
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Sydney',
  'America/Sao_Paulo',
  'Asia/Kolkata',
)
// Autumn and spring of both halves of the globe: the clocks change within.
const moment = fc
  .integer({ min: Date.parse('2026-09-20T00:00:00Z') / 60_000, max: Date.parse('2027-04-20T00:00:00Z') / 60_000 })
  .map((minute) => minute * 60_000)

test('the tables of working hours answer what the contract answers, changes of the clocks included', () => {
  fc.assert(
    fc.property(schedule, timeZone, moment, (week, zone, from) => {
      expect(nextOpen(week, zone, from)).toBe(nextWorkingMoment({ schedule: week, timeZone: zone }, from))
      expect(isOpen(week, zone, from)).toBe(isWorkingMoment({ schedule: week, timeZone: zone }, from))
    }),
    { numRuns: 400 },
  )
})

test('the first moment that two schedules of a zone share is the one of the contract', () => {
  fc.assert(
    fc.property(schedule, schedule, timeZone, moment, (one, other, zone, from) => {
      const shared = nextCommonMoment(
        [
          { schedule: one, timeZone: zone },
          { schedule: other, timeZone: zone },
        ],
        from,
      )
      expect(nextOpenInAll([one, other], zone, from)).toBe(shared)
    }),
    { numRuns: 150 },
  )
})

test('no schedule is no restriction', () => {
  expect(nextOpen(null, 'UTC', 123)).toBe(123)
  expect(isOpen(null, 'UTC', 123)).toBe(true)
})
