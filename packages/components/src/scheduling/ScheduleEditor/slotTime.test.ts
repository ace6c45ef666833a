import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutesOf, timeOf } from '../../dates/clockTime.ts'
import { spanText, weekTimeText } from './scheduleTexts.ts'
import { modeAt } from './slotDrag.ts'
import { clickedSpan, gestured, isSameSpan, spanAfterKey, type WeekSpan } from './slotGesture.ts'
import { completedSlotTime, steppedTime } from './slotTime.ts'
import { minutesOfPixels, pixelsOf, slotPixels } from './weekLayout.ts'

describe('times of slots', () => {
  test.each([
    ['930', false, '09:30'],
    ['24', true, '24:00'],
    ['24:00', true, '24:00'],
    ['2400', true, '24:00'],
    ['24', false, '24'],
    ['9 am', false, '9 am'],
  ])('the text %j (as the end of a slot: %s) means %j', (typed, isEnd, time) =>
    expect(completedSlotTime(typed, isEnd)).toBe(time),
  )

  test.each([
    ['09:00', 15, false, '09:15'],
    ['09:07', 15, false, '09:15'],
    ['09:07', -15, false, '09:00'],
    ['09:07', 60, false, '10:07'],
    ['23:45', 15, false, '23:45'],
    ['23:45', 15, true, '24:00'],
    ['00:10', -60, false, '00:00'],
    ['soon', 15, false, '09:00'],
  ])('the time %s moved by %i minutes (as the end of a slot: %s) is %s', (time, by, isEnd, next) =>
    expect(steppedTime(time, by, isEnd)).toBe(next),
  )

  test('a moved time stays inside the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1440 }),
        fc.constantFrom(15, -15, 60, -60),
        fc.boolean(),
        (minutes, by, isEnd) => {
          const next = minutesOf(steppedTime(timeOf(minutes), by, isEnd)) ?? -1
          expect(next >= 0 && next <= 1440).toBe(true)
        },
      ),
    )
  })
})

const span: fc.Arbitrary<WeekSpan> = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  .map(([day, a, b]) => ({ day, start: Math.min(a, b), end: Math.max(a, b) }))
const mode = fc.constantFrom('move' as const, 'start' as const, 'end' as const)

describe('a slot in the week', () => {
  test('a moved or resized slot stays inside a day', () => {
    fc.assert(
      fc.property(
        span,
        mode,
        fc.integer({ min: -9, max: 9 }),
        fc.double({ min: -3000, max: 3000, noNaN: true }),
        (from, how, days, minutes) => {
          const { day, start, end } = gestured(from, how, days, minutes)
          expect(start >= 0 && start <= end && end <= 1440).toBe(true)
          expect(day >= 0 && day <= 6).toBe(true)
          expect(how === 'move' ? end - start : day).toBe(how === 'move' ? from.end - from.start : from.day)
        },
      ),
    )
  })

  test('a dragged edge, and the start of a moved slot, snap to steps of 15 minutes', () => {
    const from = { day: 0, start: 547, end: 600 }
    expect(gestured(from, 'move', 0, 20)).toEqual({ day: 0, start: 570, end: 623 })
    expect(gestured(from, 'end', 0, 20)).toEqual({ day: 0, start: 547, end: 615 })
    expect(gestured(from, 'start', 0, 300)).toEqual({ day: 0, start: 585, end: 600 })
    expect(gestured(from, 'move', 2, 0)).toEqual({ day: 2, start: 547, end: 600 })
    fc.assert(
      fc.property(span, mode, (any, how) => {
        expect(isSameSpan(gestured(any, how, 0, 0), any)).toBe(true)
      }),
    )
  })

  test('a drag of an edge resizes the slot, and a drag of the middle moves the slot', () => {
    expect([modeAt(2, 100), modeAt(50, 100), modeAt(98, 100)]).toEqual(['start', 'move', 'end'])
    expect([modeAt(1, 8), modeAt(4, 8), modeAt(7, 8)]).toEqual(['start', 'move', 'end'])
  })

  test('a click on an empty area creates a slot of one hour', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1440, noNaN: true }), (at) => {
        const { start, end } = clickedSpan(at)
        expect(end - start).toBe(60)
        expect(start >= 0 && end <= 1440 && start % 15 === 0).toBe(true)
      }),
    )
  })
})

describe('a slot that is picked up by keyboard', () => {
  const from: WeekSpan = { day: 0, start: 540, end: 720 }
  const after = (key: string, modifiers: Partial<KeyboardEvent> = {}) =>
    spanAfterKey(from, { key, shiftKey: false, ctrlKey: false, metaKey: false, ...modifiers }, (day) => day !== 1)

  test('keys move the slot by 15 minutes, by an hour, or to the next day that accepts the slot', () => {
    expect(after('ArrowDown')).toEqual({ day: 0, start: 555, end: 735 })
    expect(after('PageUp')).toEqual({ day: 0, start: 480, end: 660 })
    expect(after('ArrowRight')).toEqual({ day: 2, start: 540, end: 720 })
    expect(after('ArrowLeft')).toEqual(from)
    expect(after('x')).toBeUndefined()
  })

  test('Shift with an arrow key moves the end of the slot, and Ctrl with an arrow key moves the start', () => {
    expect(after('ArrowDown', { shiftKey: true })).toEqual({ day: 0, start: 540, end: 735 })
    expect(after('ArrowUp', { ctrlKey: true })).toEqual({ day: 0, start: 525, end: 720 })
  })
})

test('px and minutes convert to each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
      expect(minutesOfPixels(pixelsOf(minutes))).toBeCloseTo(minutes)
    }),
  )
  expect(slotPixels(0)).toBe(slotPixels(15))
  expect(spanText(540, 1440)).toBe('09:00 – 24:00')
})

test.each([
  [2700, '45 h a week'],
  [450, '7 h 30 min a week'],
  [20, '20 min a week'],
  [0, '0 h a week'],
])('%i minutes are %j', (minutes, text) => expect(weekTimeText(minutes)).toBe(text))
