import { assert, property, array, option, string, integer, oneof } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SortValue, sortedOrder } from './sortedOrder.ts'

const sorted = (values: readonly SortValue[], isDescending = false) =>
  Array.from(sortedOrder(values, isDescending), (position) => values[position])

describe('order of rows', () => {
  it('puts texts in order without regard to case and accents', () => {
    expect(sorted(['banana', 'Émile', 'Apple', 'emil', 'Zoë', 'apple'])).toEqual([
      'Apple',
      'apple',
      'banana',
      'emil',
      'Émile',
      'Zoë',
    ])
  })

  it('compares beyond the letters that its numeric prefix holds', () => {
    expect(sorted(['Northwind Z', 'Northwind A', 'North'])).toEqual(['North', 'Northwind A', 'Northwind Z'])
  })

  it('puts numbers in order by size', () => {
    expect(sorted([10, 9, -1, 2.5])).toEqual([-1, 2.5, 9, 10])
    expect(sorted([10, 9, -1, 2.5], true)).toEqual([10, 9, 2.5, -1])
  })

  it('keeps empty values last in both directions', () => {
    expect(sorted(['b', null, 'a', undefined, ''])).toEqual(['a', 'b', null, undefined, ''])
    expect(sorted(['b', null, 'a', undefined, ''], true)).toEqual(['b', 'a', null, undefined, ''])
  })

  it('keeps the order of equal values in both directions', () => {
    expect([...sortedOrder(['a', 'A', 'á'], false)]).toEqual([0, 1, 2])
    expect([...sortedOrder(['a', 'A', 'á'], true)]).toEqual([0, 1, 2])
  })

  it('is a permutation that never puts a greater value before a smaller one', () => {
    assert(
      property(array(oneof(option(string()), integer())), (values) => {
        const order = [...sortedOrder(values, false)]
        expect(order.toSorted((a, b) => a - b)).toEqual(values.map((_, index) => index))
        const numbers = order.map((position) => values[position]).filter((value) => typeof value === 'number')
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      }),
    )
  })
})
