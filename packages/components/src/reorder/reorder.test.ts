import { array, assert, boolean, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropPosition, stepOfKey, withMoved } from './reorder.ts'

const items = ['a', 'b', 'c', 'd']
const keysOf = (list: readonly string[]) => list.join('')

describe('a moved item', () => {
  test('gets its new position', () => {
    expect(keysOf(withMoved(items, 0, 2))).toBe('bcad')
    expect(keysOf(withMoved(items, 3, 1))).toBe('adbc')
  })

  test('stops at the ends of the list', () => {
    expect(keysOf(withMoved(items, 1, Number.NEGATIVE_INFINITY))).toBe('bacd')
    expect(keysOf(withMoved(items, 1, Number.POSITIVE_INFINITY))).toBe('acdb')
    expect(withMoved(items, 0, -1)).toBe(items)
    expect(withMoved(items, 9, 0)).toBe(items)
  })

  test('is directly above or below the item on which it was dropped', () => {
    assert(
      property(integer({ min: 0, max: 3 }), integer({ min: 0, max: 3 }), boolean(), (from, over, isBelow) => {
        if (from === over) return
        const moved = withMoved(items, from, dropPosition(from, over, isBelow))
        const [dragged, target] = [items[from], items[over]]
        if (!dragged || !target) throw new Error('out of range')
        expect(moved.indexOf(dragged) - moved.indexOf(target)).toBe(isBelow ? 1 : -1)
      }),
    )
  })

  test('does not remove or duplicate an item of the list', () => {
    assert(
      property(array(integer({ min: -2, max: 6 }), { minLength: 2, maxLength: 2 }), ([from = 0, to = 0]) => {
        expect(keysOf(withMoved(items, from, to).toSorted((a, b) => a.localeCompare(b)))).toBe('abcd')
      }),
    )
  })
})

test('arrow keys, Home and End move an item', () => {
  expect(stepOfKey('ArrowUp')).toBe(-1)
  expect(stepOfKey('ArrowDown')).toBe(1)
  expect(stepOfKey('Home')).toBe(Number.NEGATIVE_INFINITY)
  expect(stepOfKey('End')).toBe(Number.POSITIVE_INFINITY)
  expect(stepOfKey('a')).toBeUndefined()
})
