import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completedTime, minutesOf, timeOf } from './clockTime.ts'

describe('times of a day', () => {
  test('minutes and times convert to each other, from 00:00 to 24:00', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
        expect(minutesOf(timeOf(minutes))).toBe(minutes)
      }),
    )
  })

  test.each(['', '9:00', '25:00', '24:15', '09:60', 'noon'])('%j is not a time', (text) =>
    expect(minutesOf(text)).toBeUndefined(),
  )

  test.each([
    ['9', '09:00'],
    ['14', '14:00'],
    ['930', '09:30'],
    ['1430', '14:30'],
    ['9.30', '09:30'],
    ['9:30', '09:30'],
    ['14:30', '14:30'],
    ['25', '25'],
    ['9:75', '9:75'],
    ['', ''],
    ['soon', 'soon'],
  ])('%j is completed to %j', (typed, time) => expect(completedTime(typed)).toBe(time))
})
