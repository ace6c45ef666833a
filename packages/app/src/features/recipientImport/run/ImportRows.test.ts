import { expect, test, vi } from 'vitest'
import { ImportRows, type RowState, type RowStatus } from './ImportRows.ts'

const state = (row: number, status: RowStatus = 'waiting'): RowState => ({
  row,
  id: row,
  name: `Recipient ${row}`,
  company: '',
  cells: undefined,
  status,
  message: null,
  leftOut: null,
  existingSequenceId: null,
  isReassigning: false,
})

test('counts follow each change', () => {
  const rows = new ImportRows()
  rows.append([state(2), state(3, 'failed'), state(5)])
  rows.change(0, { status: 'imported' })
  rows.change(0, { message: 'x' })
  expect(rows.counts).toEqual({ waiting: 1, loading: 0, imported: 1, skipped: 0, conflict: 0, failed: 1 })
  expect([rows.size, rows.lastRow, rows.placeOf(5), rows.placeOf(4)]).toEqual([3, 5, 2, undefined])
})

test('a change notifies the subscribers of that row only', () => {
  const rows = new ImportRows()
  rows.append([state(2), state(3)])
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const leave = rows.subscribe(0, first)
  rows.subscribe(1, second)
  rows.change(0, { status: 'loading' })
  leave()
  rows.change(0, { status: 'imported' })
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
})

test('finds the next row of a status, and all places of some', () => {
  const rows = new ImportRows()
  rows.append([state(2, 'imported'), state(3), state(4, 'failed'), state(5)])
  expect([rows.next('waiting', 0), rows.next('waiting', 2), rows.next('waiting', 4), rows.next('conflict', 0)]).toEqual(
    [1, 3, undefined, undefined],
  )
  expect(rows.placesWith(['failed', 'imported'])).toEqual([0, 2])
})

test('a change of an unknown row has no effect', () => {
  const rows = new ImportRows()
  rows.change(7, { status: 'imported' })
  expect(rows.counts.imported).toBe(0)
})

test('a result from another window counts, also before the row is read', () => {
  const rows = new ImportRows()
  rows.hear({
    row: 3,
    id: 3,
    status: 'imported',
    message: null,
    leftOut: null,
    cells: undefined,
    existingSequenceId: null,
  })
  rows.append([state(2), state(3)])
  rows.hear({
    row: 2,
    id: 2,
    status: 'conflict',
    message: null,
    leftOut: null,
    cells: undefined,
    existingSequenceId: 7,
  })
  expect([rows.at(0), rows.at(1)]).toMatchObject([
    { name: 'Recipient 2', status: 'conflict', existingSequenceId: 7 },
    { status: 'imported' },
  ])
  expect(rows.counts).toMatchObject({ waiting: 0, imported: 1, conflict: 1 })
})
