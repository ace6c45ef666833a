import { describe, expect, it } from 'vitest'
import { noRowElements, rowElementsOf, type RowElements } from './rowElements.ts'

const drawn = (first: number, ids: string) => Array.from(ids, (id, place) => ({ index: first + place, id }))
const keys = (elements: RowElements) => [...elements.byId.values()]

describe('the elements of rows', () => {
  const page = rowElementsOf(noRowElements, drawn(0, 'abcd'))

  it('are taken over by the rows of another page, place by place', () => {
    expect(keys(rowElementsOf(page, drawn(0, 'wxyz')))).toEqual(keys(page))
    expect(keys(rowElementsOf(page, drawn(0, 'wx')))).toEqual(keys(page).slice(0, 2))
  })

  it('stay with their row when it moves', () => {
    const sorted = rowElementsOf(page, drawn(0, 'dcba'))
    for (const id of 'abcd') expect(sorted.byId.get(id)).toBe(page.byId.get(id))
    const shorter = rowElementsOf(page, drawn(0, 'acd'))
    for (const id of 'acd') expect(shorter.byId.get(id)).toBe(page.byId.get(id))
  })

  it('stay in the order of the rows while these scroll: one that comes into view gets a new one', () => {
    const scrolled = rowElementsOf(page, drawn(2, 'cdef'))
    expect(keys(scrolled)).toEqual([2, 3, 4, 5])
  })

  it('are never two rows’, whatever is gone, new or moved', () => {
    const mixed = rowElementsOf(page, drawn(0, 'bxayc'))
    expect(new Set(keys(mixed)).size).toBe(5)
    expect(mixed.byId.get('b')).toBe(page.byId.get('b'))
  })
})
