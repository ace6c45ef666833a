import { array, assert, boolean, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributeNameError, dropPosition, isLastEnabled, withColumnEnabled, withColumnMoved } from './columnPreferences.ts'

const columns = ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key.toUpperCase(), isEnabled: true }))
const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key).join('')

describe('order of columns', () => {
  it('moves one and keeps the others in their order', () => {
    expect(keysOf(withColumnMoved(columns, 0, 2))).toBe('bcad')
    expect(keysOf(withColumnMoved(columns, 3, 1))).toBe('adbc')
  })

  it('stops at the ends and stays the same list when nothing moves', () => {
    expect(keysOf(withColumnMoved(columns, 1, Number.NEGATIVE_INFINITY))).toBe('bacd')
    expect(keysOf(withColumnMoved(columns, 1, Number.POSITIVE_INFINITY))).toBe('acdb')
    expect(withColumnMoved(columns, 0, -1)).toBe(columns)
    expect(withColumnMoved(columns, 9, 0)).toBe(columns)
  })

  it('lands right above or below what it is dropped on', () => {
    assert(
      property(integer({ min: 0, max: 3 }), integer({ min: 0, max: 3 }), boolean(), (from, over, isBelow) => {
        if (from === over) return
        const moved = withColumnMoved(columns, from, dropPosition(from, over, isBelow))
        const [dragged, target] = [columns[from], columns[over]]
        if (!dragged || !target) throw new Error('out of range')
        expect(moved.indexOf(dragged) - moved.indexOf(target)).toBe(isBelow ? 1 : -1)
      }),
    )
  })

  it('never loses or doubles a column', () => {
    assert(
      property(array(integer({ min: -2, max: 6 }), { minLength: 2, maxLength: 2 }), ([from = 0, to = 0]) => {
        expect(keysOf(withColumnMoved(columns, from, to).toSorted((a, b) => a.key.localeCompare(b.key)))).toBe('abcd')
      }),
    )
  })
})

describe('switching columns', () => {
  it('leaves at least one on', () => {
    const one = ['a', 'b', 'c'].reduce((list, key) => withColumnEnabled(list, key, false), withColumnEnabled(columns, 'd', true))
    expect(isLastEnabled(one, 'd')).toBe(true)
    expect(isLastEnabled(one, 'a')).toBe(false)
    expect(isLastEnabled(columns, 'a')).toBe(false)
  })
})

describe('name of a custom attribute', () => {
  it("is required: 'Field is required' (document 3, section 5)", () => {
    expect(attributeNameError('  ', [])).toBe('Field is required')
  })
  it('has at most 64 characters and is unique', () => {
    expect(attributeNameError('x'.repeat(64), [])).toBeUndefined()
    expect(attributeNameError('x'.repeat(65), [])).toBe('At most 64 characters')
    expect(attributeNameError(' budget ', ['Budget'])).toBe('There is an attribute with this name already')
  })
})
