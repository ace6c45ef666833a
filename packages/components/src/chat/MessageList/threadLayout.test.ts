import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outgoing, threadOf } from '../chat.fixtures.ts'
import {
  daysBetweenIndexes,
  estimatedHeight,
  isJoined,
  layoutSizes,
  spaceAbove,
  spaceBelow,
  threadLayout,
} from './threadLayout.ts'

const thread = threadOf(40)
const layout = threadLayout(thread, 33)

describe('the layout of a thread', () => {
  test('has each day once, in order', () => {
    expect(layout.days.map(({ day }) => day)).toEqual([
      '2026-03-13',
      '2026-03-14',
      '2026-03-15',
      '2026-03-16',
      '2026-03-17',
    ])
    expect(layout.days.every(({ day, index }) => thread[index]?.day === day && thread[index - 1]?.day !== day)).toBe(
      true,
    )
  })

  test('leaves space above messages for day separators, the marker and gaps', () => {
    expect(spaceAbove(layout, 0)).toBe(layoutSizes.day)
    expect(layout.markerIndex).toBe(32)
    expect(spaceAbove(layout, 32)).toBe(layoutSizes.day + layoutSizes.marker)
    expect(spaceAbove(threadLayout(thread, 36), 35)).toBe(layoutSizes.marker)
    const kinds = new Set(Array.from({ length: 40 }, (_, index) => spaceAbove(layout, index)))
    expect(kinds).toContain(layoutSizes.joinedGap)
    expect(kinds).toContain(layoutSizes.gap)
  })

  test('joins only adjacent messages of the same sender', () => {
    expect(isJoined(threadLayout(thread, undefined), 0)).toBe(false)
    const joined = thread.map((_, index) => index).filter((index) => isJoined(layout, index))
    expect(joined.length).toBeGreaterThan(3)
    expect(joined.every((index) => thread[index - 1]?.type === thread[index]?.type)).toBe(true)
  })

  test('keeps the space below messages when older messages load', () => {
    const from = fc.integer({ min: 1, max: 39 })
    fc.assert(
      fc.property(from, (start) => {
        const part = threadLayout(thread.slice(start), 33)
        for (let index = start; index < 40; index++)
          expect(spaceBelow(part, index - start)).toBe(spaceBelow(layout, index))
      }),
    )
  })

  test('finds the days in view', () => {
    const daysOf = (first: number, last: number) =>
      daysBetweenIndexes(layout.days, first, last).map(({ day }) => day.slice(8))
    expect(daysOf(0, 39)).toEqual(['13', '14', '15', '16', '17'])
    expect(daysOf(0, 0)).toEqual(['13'])
    expect(daysOf(7, 8)).toEqual(['13', '14'])
    expect(daysOf(39, 39)).toEqual(['17'])
    expect(daysBetweenIndexes([], 0, 0)).toEqual([])
  })

  test('an empty thread has an empty layout', () =>
    expect(threadLayout([], 1)).toMatchObject({ messages: [], days: [], markerIndex: -1 }))

  test('the estimated height of a message grows with its number of lines', () => {
    const heightOf = (text: string) => estimatedHeight({ ...outgoing, text })
    expect(heightOf('a')).toBe(36)
    expect(heightOf('a\nb\nc')).toBe(76)
    expect(heightOf('a'.repeat(200))).toBe(76)
  })
})
