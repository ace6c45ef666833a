import { describe, expect, test } from 'vitest'
import { mergedRows, newerCursor, olderCursor, unloadedCount } from './paging.ts'

const row = (id: number, at: number = id) => ({ id, at })
const rows = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => row(from - index))
const options = { timeOf: ({ at }: { readonly at: number }) => at, hasNewer: false }
const idsOf = (merged: { readonly rows: readonly { readonly id: number }[] }) => merged.rows.map(({ id }) => id)

describe('the cursors of pages', () => {
  test('INBOX-5, INBOX-15 only a page with at least 15 rows has a cursor', () => {
    expect(olderCursor(rows(40, 21), {})).toEqual({ after: 21 })
    expect(olderCursor(rows(20, 6), { after: 21 })).toEqual({ after: 6 })
    expect(olderCursor(rows(20, 7), { after: 21 })).toBeUndefined()
    expect(olderCursor([], {})).toBeUndefined()
    expect(newerCursor(rows(40, 21), {})).toBeUndefined()
    expect(newerCursor(rows(40, 21), { before: 20 })).toEqual({ before: 40 })
    expect(newerCursor(rows(30, 21), { before: 20 })).toBeUndefined()
  })

  test('a page around a row has a cursor for each side that has at least 15 rows', () => {
    expect([newerCursor(rows(60, 21), { around: 40 }), olderCursor(rows(60, 21), { around: 40 })]).toEqual([
      { before: 60 },
      { after: 21 },
    ])
    expect(newerCursor(rows(60, 21), { around: 58 })).toBeUndefined()
    expect(olderCursor(rows(60, 21), { around: 25 })).toBeUndefined()
  })

  test('INBOX-7 a page that does not contain the requested row has the cursors of the first page', () => {
    expect([newerCursor(rows(60, 41), { around: 7 }), olderCursor(rows(60, 41), { around: 7 })]).toEqual([
      undefined,
      { after: 41 },
    ])
  })
})

describe('INBOX-61 the number of unloaded rows', () => {
  test('the number of unloaded rows stays correct when a loaded row leaves the list', () => {
    expect(unloadedCount({ total: 60, loaded: 20 })).toBe(40)
    // After a row has left, the latest 20 rows include a row that the loaded pages do not contain.
    expect(unloadedCount({ total: 60, loaded: 20 }, { total: 59, loaded: 20 })).toBe(39)
    expect(unloadedCount({ total: 60, loaded: 40 }, { total: 59, loaded: 20 })).toBe(20)
  })

  test('the number of unloaded rows stays the same when a row is added', () => {
    expect(unloadedCount({ total: 60, loaded: 20 }, { total: 61, loaded: 20 })).toBe(40)
  })
})

describe('the merge of the latest rows with the loaded rows', () => {
  test('INBOX-47 the merge adds new rows', () => {
    const latest = [row(51), row(30, 50.5), ...rows(50, 33)]
    expect(idsOf(mergedRows(rows(50, 11), latest, options))).toEqual([
      51,
      30,
      ...rows(50, 31).map(({ id }) => id),
      ...rows(29, 11).map(({ id }) => id),
    ])
  })

  test('the merge removes rows that have left the list, except for the row with `keptId`', () => {
    const latest = rows(50, 29).filter(({ id }) => id !== 45 && id !== 40)
    const shown = idsOf(mergedRows(rows(50, 11), latest, { ...options, keptId: 40 }))
    expect(shown).not.toContain(45)
    expect(shown.slice(8, 11)).toEqual([41, 40, 39])
    expect(idsOf(mergedRows(rows(50, 11), rows(50, 48), { ...options, keptId: 12 }))).toEqual([50, 49, 48, 12])
    expect(idsOf(mergedRows(rows(50, 11), [], options))).toEqual([])
  })

  test('the merge reports a gap if rows between the latest and the loaded rows are missing', () => {
    expect(mergedRows(rows(50, 31), rows(100, 81), options)).toMatchObject({ hasGap: true, rows: rows(50, 31) })
    expect(mergedRows(rows(50, 31), rows(60, 41), options).hasGap).toBe(false)
  })

  test('with `hasNewer`, the merge updates the loaded rows and adds no rows', () => {
    const renewed = mergedRows(rows(50, 41), [row(99), { ...row(45), text: 'new' }], { ...options, hasNewer: true })
    expect(idsOf(renewed)).toEqual(rows(50, 41).map(({ id }) => id))
    expect(renewed.rows[5]).toMatchObject({ text: 'new' })
  })

  test('the merge contains a row only once if two pages contain the row', () => {
    expect(idsOf(mergedRows([...rows(5, 3), ...rows(3, 1)], undefined, options))).toEqual([5, 4, 3, 2, 1])
  })
})
