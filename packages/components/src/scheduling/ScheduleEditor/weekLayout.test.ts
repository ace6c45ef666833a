import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeOf } from '../../dates/clockTime.ts'
import { type ScheduleSlot } from '../ScheduleCell/weeklySchedule.ts'
import { invalidSlots, isBlocking, isScheduleValid, slotProblems } from './slotProblems.ts'
import { laidSlots } from './weekLayout.ts'

const minute = fc.integer({ min: 0, max: 1440 })
const slots = fc.array(
  fc.tuple(minute, minute).map(([a, b]): ScheduleSlot => ({ start: timeOf(a), end: timeOf(b) })),
  { maxLength: 30 },
)

describe('slots in a column', () => {
  test('are next to each other if they overlap', () => {
    const laid = laidSlots([
      { start: '09:00', end: '12:00' },
      { start: '11:00', end: '13:00' },
      { start: '12:00', end: '14:00' },
      { start: '15:00', end: '16:00' },
    ])
    expect(laid.map(({ lane, laneCount }) => [lane, laneCount])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ])
  })

  test('do not cover each other', () => {
    fc.assert(
      fc.property(slots, (hours) => {
        const laid = laidSlots(hours)
        const drawable = hours.flatMap(({ start, end }, index) => (start <= end ? [index] : []))
        expect(laid.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(drawable)
        for (const a of laid) {
          expect(a.lane < a.laneCount).toBe(true)
          expect(laid.some((b) => a !== b && a.lane === b.lane && a.start < b.end && b.start < a.end)).toBe(false)
        }
      }),
    )
  })
})

describe('PROF-41 problems of slots', () => {
  test('are listed in the order of the slots', () => {
    const hours = [
      { start: '18:00', end: '09:00' },
      { start: '9 am', end: '10:00' },
      { start: '12:00', end: '12:00' },
      { start: '13:00', end: '15:00' },
      { start: '14:00', end: '16:00' },
      { start: '16:00', end: '17:00' },
    ]
    expect(slotProblems(hours)).toEqual(['order', 'time', 'empty', 'overlap', 'overlap', undefined])
    expect(invalidSlots({ tu: hours })).toEqual([
      { day: 'tu', index: 0 },
      { day: 'tu', index: 1 },
    ])
  })

  test('make a schedule invalid only if they are of the kind `time` or `order`', () => {
    fc.assert(
      fc.property(slots, (hours) => {
        expect(isScheduleValid({ we: hours })).toBe(hours.every(({ start, end }) => start <= end))
      }),
    )
    expect(isScheduleValid('*')).toBe(true)
    expect(isScheduleValid({ mo: '*' })).toBe(true)
    expect((['time', 'order', 'overlap', 'empty'] as const).filter(isBlocking)).toEqual(['time', 'order'])
  })
})
