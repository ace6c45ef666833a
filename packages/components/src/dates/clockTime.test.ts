import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesOf, timeOf } from './clockTime.ts'

describe('times of a day', () => {
  it('minutes and times are each other, from 00:00 to 24:00', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
        expect(minutesOf(timeOf(minutes))).toBe(minutes)
      }),
    )
  })

  it.each(['', '9:00', '25:00', '24:15', '09:60', 'noon'])('%j is none', (text) =>
    expect(minutesOf(text)).toBeUndefined(),
  )
})
