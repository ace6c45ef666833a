import { assert, constantFrom, integer, property, record, boolean } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextGridPlace } from './gridNavigation.ts'

const extent = { rowCount: 100, columnCount: 5, pageRowCount: 10 }
const from = { row: 50, column: 2 }

describe('the focus in the grid (ARIA grid pattern)', () => {
  test.each([
    ['ArrowUp', false, 49, 2],
    ['ArrowDown', false, 51, 2],
    ['ArrowLeft', false, 50, 1],
    ['ArrowRight', false, 50, 3],
    ['Home', false, 50, 0],
    ['End', false, 50, 4],
    ['PageUp', false, 40, 2],
    ['PageDown', false, 60, 2],
    ['Home', true, 0, 0],
    ['End', true, 99, 4],
    ['ArrowDown', true, 99, 2],
    ['ArrowUp', true, 0, 2],
  ])('from row 50, column 2, %s (Ctrl: %s) moves to row %i, column %i', (key, isCtrlPressed, row, column) => {
    expect(nextGridPlace(from, key, isCtrlPressed, extent)).toEqual({ row, column })
  })

  test('ArrowUp moves the focus to the header row, and no further', () => {
    expect(nextGridPlace({ row: 0, column: 1 }, 'ArrowUp', false, extent)).toEqual({ row: -1, column: 1 })
    expect(nextGridPlace({ row: -1, column: 1 }, 'ArrowUp', false, extent)).toEqual({ row: -1, column: 1 })
  })

  test('a letter key does not move the focus', () => {
    expect(nextGridPlace(from, 'a', false, extent)).toBeUndefined()
  })

  test('no key moves the focus out of the grid', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']
    assert(
      property(
        record({ row: integer({ min: -1, max: 9 }), column: integer({ min: 0, max: 4 }) }),
        constantFrom(...keys),
        boolean(),
        integer({ min: 0, max: 10 }),
        (place, key, isCtrlPressed, rowCount) => {
          const next = nextGridPlace(place, key, isCtrlPressed, { rowCount, columnCount: 5, pageRowCount: 3 })
          expect(next?.row).toBeGreaterThanOrEqual(-1)
          expect(next?.row).toBeLessThan(Math.max(rowCount, 1))
          expect(next?.column).toBeGreaterThanOrEqual(0)
          expect(next?.column).toBeLessThan(5)
        },
      ),
    )
  })
})
