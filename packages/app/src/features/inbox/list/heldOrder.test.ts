import { describe, expect, test } from 'vitest'
import { heldOrder } from './heldOrder.ts'

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }))
const held = (now: number[], shown: number[]) => {
  const { rows, waiting } = heldOrder(rowsOf(...now), shown)
  return { ids: rows.map(({ id }) => id), waiting }
}

describe('a scrolled list', () => {
  test('INBOX-48 keeps its order', () => {
    expect(held([9, 4, 1, 2, 3, 5], [1, 2, 3, 4, 5])).toEqual({ ids: [1, 2, 3, 4, 5], waiting: 2 })
  })

  test('removes rows that the server no longer returns, and adds the rows of the next page at the end', () => {
    expect(held([1, 3, 4, 5, 6], [1, 2, 3, 4])).toEqual({ ids: [1, 3, 4, 5, 6], waiting: 0 })
  })

  test('has no waiting rows if the order has not changed', () => {
    expect(held([1, 2, 3], [1, 2, 3])).toEqual({ ids: [1, 2, 3], waiting: 0 })
    expect(held([1, 2, 3], [])).toEqual({ ids: [1, 2, 3], waiting: 0 })
  })
})
