import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutesOf, timeOf } from '../../dates/clockTime.ts'
import {
  type CalendarItem,
  canMoveTo,
  itemMinutes,
  itemsByDay,
  laidDay,
  openingMinutes,
  snappedMinutes,
} from './calendarItems.ts'

const itemAt = (id: number, time: string, canBePast = false): CalendarItem => ({
  id,
  title: `Lead ${id}`,
  href: `/calls/manage/${id}`,
  date: '2026-11-24',
  time,
  tone: 'warning',
  statusLabel: 'Scheduled',
  canBePast,
})

describe('the items of a day', () => {
  test('use two lanes if they overlap', () => {
    const { items, rest } = laidDay([itemAt(1, '10:00'), itemAt(2, '10:30'), itemAt(3, '13:00')])
    expect(items.map(({ item, lane, laneCount }) => [item.id, lane, laneCount])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 1],
    ])
    expect(rest).toEqual([])
  })

  test('three or more overlapping items are in the first lane, or in the list behind a button', () => {
    const { items, rest } = laidDay([itemAt(1, '10:00'), itemAt(2, '10:00'), itemAt(3, '10:15'), itemAt(4, '10:45')])
    expect(items.map(({ item }) => item.id)).toEqual([1, 4])
    expect(rest).toMatchObject([{ start: 600, items: [{ id: 2 }, { id: 3 }] }])
  })

  test('the items of a day do not cover each other', () => {
    const times = fc.array(fc.integer({ min: 0, max: 1439 }), { maxLength: 30 })
    fc.assert(
      fc.property(times, (starts) => {
        const { items, rest } = laidDay(starts.map((start, id) => itemAt(id, timeOf(start))))
        const shown = [...items.map(({ item }) => item.id), ...rest.flatMap((each) => each.items.map(({ id }) => id))]
        expect(shown.toSorted((one, other) => one - other)).toEqual(starts.map((_, id) => id))
        for (const one of items) {
          const covered = items.filter(
            (other) => other !== one && other.lane === one.lane && Math.abs(other.start - one.start) < itemMinutes,
          )
          expect(covered).toEqual([])
        }
      }),
    )
  })

  test('itemsByDay keeps the given order of the items on each day', () => {
    const byDay = itemsByDay([itemAt(2, '10:00'), { ...itemAt(1, '09:00'), date: '2026-11-25' }, itemAt(3, '09:00')])
    expect([...byDay].map(([day, items]) => [day, items.map(({ id }) => id)])).toEqual([
      ['2026-11-24', [2, 3]],
      ['2026-11-25', [1]],
    ])
  })
})

describe('moving an item', () => {
  const now = { date: '2026-11-24', time: '10:00' }
  test.each([
    [false, '2026-11-24', '10:00', false],
    [false, '2026-11-24', '10:15', true],
    [false, '2026-11-23', '23:00', false],
    [true, '2026-11-23', '23:00', true],
  ])(
    'canMoveTo with canBePast %s, the new time %s %s and the present time 2026-11-24 10:00 returns %s',
    (canBePast, date, time, isPossible) => expect(canMoveTo({ canBePast }, { date, time }, now)).toBe(isPossible),
  )

  test.each([
    [-20, 0],
    [607, 600],
    [608, 615],
    [1439, 1425],
  ])('a drop at minute %i of the day snaps to minute %i', (minutes, snapped) =>
    expect(snappedMinutes(minutes)).toBe(snapped),
  )
})

test.each([
  ['the start of the working day', { starts: ['04:00', '10:00'] }, '08:00'],
  ['the start of the working day, if the current time is in view', { starts: ['10:00'], now: '17:00' }, '08:00'],
  ['an hour before a current time that would be out of view', { starts: ['20:30'], now: '20:00' }, '19:00'],
  ['an hour before an early current time', { starts: ['09:00'], now: '06:30' }, '05:30'],
  ['an hour before the first call, if no call would be in view', { starts: ['21:00', '20:00'] }, '19:00'],
  ['an hour before the first call after 08:00, if the other call is at night', { starts: ['01:00', '20:00'] }, '19:00'],
  ['midnight, if the only call is at night', { starts: ['00:30'] }, '00:00'],
])('CALL-30 a week opens at %s', (_, { starts, ...times }: { starts: string[]; now?: string }, opening) => {
  const now = times.now === undefined ? undefined : minutesOf(times.now)
  const at = openingMinutes({ starts: starts.flatMap((start) => minutesOf(start) ?? []), now, room: 10 * 60 })
  expect(timeOf(at)).toBe(opening)
})
