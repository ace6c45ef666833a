import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outgoing, threadOf } from '../chat.fixtures.ts'
import {
  daysBetweenIndexes,
  estimatedHeight,
  isJoined,
  layoutSizes,
  rememberingLayout,
  spaceAbove,
  spaceBelow,
  threadLayout,
} from './threadLayout.ts'

const thread = threadOf(40)
const layout = threadLayout(thread, 33)

describe('the layout of a thread', () => {
  it('has each day once, in order', () => {
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

  it('keeps room for a separator, the marker, and air', () => {
    expect(spaceAbove(layout, 0)).toBe(layoutSizes.day)
    expect(layout.markerIndex).toBe(32)
    expect(spaceAbove(layout, 32)).toBe(layoutSizes.day + layoutSizes.marker)
    expect(spaceAbove(threadLayout(thread, 36), 35)).toBe(layoutSizes.marker)
    const kinds = new Set(Array.from({ length: 40 }, (_, index) => spaceAbove(layout, index)))
    expect(kinds).toContain(layoutSizes.joinedGap)
    expect(kinds).toContain(layoutSizes.gap)
  })

  it('joins only what stands right below its own sender', () => {
    expect(isJoined(threadLayout(thread, undefined), 0)).toBe(false)
    const joined = thread.map((_, index) => index).filter((index) => isJoined(layout, index))
    expect(joined.length).toBeGreaterThan(3)
    expect(joined.every((index) => thread[index - 1]?.type === thread[index]?.type)).toBe(true)
  })

  it('the room below the messages does not change when older ones come', () => {
    const from = fc.integer({ min: 1, max: 39 })
    fc.assert(
      fc.property(from, (start) => {
        const part = threadLayout(thread.slice(start), 33)
        for (let index = start; index < 40; index++)
          expect(spaceBelow(part, index - start)).toBe(spaceBelow(layout, index))
      }),
    )
  })

  it('comes out the same from a layout before as from nothing', () => {
    const place = fc.integer({ min: 0, max: 40 })
    const marker = fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined })
    fc.assert(
      fc.property(place, place, place, place, marker, marker, (a, b, c, d, oldMarker, newMarker) => {
        const before = threadLayout(thread.slice(Math.min(a, b), Math.max(a, b)), oldMarker)
        const messages = thread.slice(Math.min(c, d), Math.max(c, d))
        expect(threadLayout(messages, newMarker, before)).toEqual(threadLayout(messages, newMarker))
      }),
    )
  })

  it('comes out the same when a message of it has become another', () => {
    const place = fc.integer({ min: 0, max: 39 })
    fc.assert(
      fc.property(place, place, fc.constantFrom('2026-03-10', '2026-03-16', '2026-03-17'), (start, changed, day) => {
        const before = threadLayout(thread.slice(start), 33)
        const messages = thread.with(changed, { ...outgoing, text: 'longer '.repeat(40), day })
        expect(threadLayout(messages, 33, before)).toEqual(threadLayout(messages, 33))
      }),
    )
  })

  it('remembers from one layout to the next', () => {
    const layoutOf = rememberingLayout()
    for (const start of [20, 10, 0])
      expect(layoutOf(thread.slice(start), 33)).toEqual(threadLayout(thread.slice(start), 33))
  })

  it('finds the days in view', () => {
    const daysOf = (first: number, last: number) =>
      daysBetweenIndexes(layout.days, first, last).map(({ day }) => day.slice(8))
    expect(daysOf(0, 39)).toEqual(['13', '14', '15', '16', '17'])
    expect(daysOf(0, 0)).toEqual(['13'])
    expect(daysOf(7, 8)).toEqual(['13', '14'])
    expect(daysOf(39, 39)).toEqual(['17'])
    expect(daysBetweenIndexes([], 0, 0)).toEqual([])
  })

  it('has nothing in an empty thread', () =>
    expect(threadLayout([], 1)).toMatchObject({ messages: [], days: [], markerIndex: -1 }))

  it('guesses higher for more lines', () => {
    const heightOf = (text: string) => estimatedHeight({ ...outgoing, text })
    expect(heightOf('a')).toBe(36)
    expect(heightOf('a\nb\nc')).toBe(76)
    expect(heightOf('a'.repeat(200))).toBe(76)
  })
})
