import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes, isLater, isWallTime, sendTimePresets } from './wallTime.ts'

const wallTime = fc.record({
  date: fc
    .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
})

describe('wall times', () => {
  it.each([
    ['2026-03-17', '24:00', false],
    ['2026-02-30', '10:00', false],
    ['', '', false],
    ['2026-03-17', '00:00', true],
  ])('%s %s is a wall time: %s', (date, time, isOne) => expect(isWallTime({ date, time })).toBe(isOne))

  it('goes over midnight', () => {
    expect(addMinutes({ date: '2026-03-31', time: '23:30' }, 60)).toEqual({ date: '2026-04-01', time: '00:30' })
  })

  it('there and back is where it was, and later is later', () => {
    fc.assert(
      fc.property(wallTime, fc.integer({ min: 1, max: 100_000 }), (now, minutes) => {
        const later = addMinutes(now, minutes)
        expect(isLater(later, now)).toBe(true)
        expect(addMinutes(later, -minutes)).toEqual(now)
      }),
    )
  })

  it('offers only moments that are still to come, each once', () => {
    fc.assert(
      fc.property(wallTime, (now) => {
        const presets = sendTimePresets(now)
        expect(presets.every((preset) => isLater(preset, now))).toBe(true)
        expect(new Set(presets.map(({ date, time }) => `${date} ${time}`)).size).toBe(presets.length)
        expect(presets.length).toBeGreaterThan(1)
      }),
    )
  })

  it('on a Sunday, tomorrow is Monday', () => {
    expect(sendTimePresets({ date: '2026-03-15', time: '16:00' }).map(({ label }) => label)).toEqual([
      'In 1 hour',
      'Tomorrow morning',
    ])
  })
})
