import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeOf } from '../../dates/clockTime.ts'
import { type ScheduleSlot, type Weekday, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import {
  addedSlot,
  coveredSpans,
  placeAfterMove,
  slotsOf,
  usualSlot,
  usualWeek,
  type WeekDays,
  weekMinutes,
  withDayCopied,
  withOverlapsJoined,
  withSlotMoved,
  withSlotRemoved,
} from './scheduleChanges.ts'
import { slotOf, spanOf } from './slotTime.ts'

const minute = fc.integer({ min: 0, max: 1440 })
const slot = fc
  .tuple(minute, minute)
  .map(([a, b]): ScheduleSlot => ({ start: timeOf(Math.min(a, b)), end: timeOf(Math.max(a, b)) }))
const slots = fc.array(slot, { maxLength: 12 })
const day = fc.constantFrom(...weekdays)
const week: fc.Arbitrary<WeekDays> = fc
  .array(fc.oneof(fc.constant('*' as const), slots), { minLength: 7, maxLength: 7 })
  .map((days) => Object.fromEntries(weekdays.map((each, index) => [each, days[index] ?? []])))

const isCovered = (hours: readonly ScheduleSlot[], at: number) =>
  hours.map(spanOf).some((span) => span && span.start <= at && at < span.end)

describe('a copy of the hours of a day to other days', () => {
  test('gives each target day the same object as the copied day, and keeps all other days', () => {
    fc.assert(
      fc.property(week, day, fc.uniqueArray(day), (before, from, to) => {
        const after = withDayCopied(before, from, to)
        for (const each of weekdays) expect(after[each]).toBe(to.includes(each) ? before[from] : before[each])
      }),
    )
  })

  test('clears the target days if the copied day has no hours', () => {
    expect(withDayCopied({ mo: [usualSlot] }, 'su', ['mo'])).toEqual({ mo: [] })
  })
})

describe('a slot that is moved', () => {
  test('has the given day and times', () => {
    const filled = week.chain((before) =>
      fc.record({ before: fc.constant(before), from: day, to: day, moved: slot, nth: fc.nat() }),
    )
    fc.assert(
      fc.property(filled, ({ before, from, to, moved, nth }) => {
        const count = slotsOf(before, from).length
        fc.pre(count > 0 && before[to] !== '*')
        const place = { day: from, index: nth % count }
        const after = withSlotMoved(before, place, to, moved)
        const next = placeAfterMove(before, place, to)
        expect(slotsOf(after, next.day)[next.index]).toEqual(moved)
        const restBefore = withSlotRemoved(before, place)
        expect(withSlotRemoved(after, next)).toEqual(restBefore)
      }),
    )
  })
})

describe('overlapping slots', () => {
  test('cover the same time after they are joined', () => {
    fc.assert(
      fc.property(slots, minute, (hours, at) => {
        const joined = slotsOf(withOverlapsJoined({ mo: hours }, 'mo'), 'mo')
        expect(isCovered(joined, at)).toBe(isCovered(hours, at))
        expect(joined.slice(1).every(({ start }, index) => start > (joined[index]?.end ?? ''))).toBe(true)
      }),
    )
  })

  test('become one slot, and a slot with invalid times stays unchanged', () => {
    const broken = { start: '9 am', end: '10:00' }
    expect(withOverlapsJoined({ mo: [broken, usualSlot, { start: '08:00', end: '10:00' }] }, 'mo')).toEqual({
      mo: [{ start: '08:00', end: '18:00' }, broken],
    })
  })

  test('add their common time only once to the minutes of a week', () => {
    expect(weekMinutes({ mo: [usualSlot, { start: '10:00', end: '19:00' }], tu: '*' })).toBe(600 + 1440)
    expect(weekMinutes('*')).toBe(7 * 1440)
    expect(weekMinutes(usualWeek(usualSlot))).toBe(45 * 60)
  })
})

describe('a slot that is added', () => {
  test('PROF-40 is 09:00-18:00 on an empty day', () =>
    expect(addedSlot([], usualSlot)).toEqual({ start: '09:00', end: '18:00' }))

  test.each([
    [
      ['09:00', '18:00'],
      ['18:00', '19:00'],
    ],
    [
      ['09:00', '23:30'],
      ['23:30', '24:00'],
    ],
    [
      ['10:00', '24:00'],
      ['00:00', '10:00'],
    ],
    [
      ['00:00', '24:00'],
      ['09:00', '18:00'],
    ],
    [
      ['06:00', '08:00'],
      ['09:00', '18:00'],
    ],
  ])('if the day already has the slot %j, the new slot is %j', ([start = '', end = ''], [expectedStart, expectedEnd]) =>
    expect(addedSlot([{ start, end }], usualSlot)).toEqual({ start: expectedStart, end: expectedEnd }),
  )

  test('the new slot is in free time, or has the usual hours if the day has no free time', () => {
    fc.assert(
      fc.property(slots, (hours) => {
        const added = spanOf(addedSlot(hours, usualSlot))
        expect(added && added.start < added.end && added.end <= 1440).toBe(true)
        const isFree = coveredSpans(hours).every(
          ({ start, end }) => added && (end <= added.start || start >= added.end),
        )
        expect(isFree || slotOf(added ?? { start: 0, end: 0 }).start === usualSlot.start).toBe(true)
      }),
    )
  })
})

test('the usual week has hours from Monday to Friday', () => {
  const days = Object.entries(usualWeek(usualSlot)).filter(([, hours]) => hours !== '*' && (hours?.length ?? 0) > 0)
  expect(days.map(([name]) => name)).toEqual(['mo', 'tu', 'we', 'th', 'fr'] satisfies Weekday[])
})
