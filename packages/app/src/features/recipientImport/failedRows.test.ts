import { type ImportedRecipient } from '@tandem/contract'
import { expect, test, vi } from 'vitest'
import { failedRowsCsv } from './failedRows.ts'
import { entryOf } from './run/importRows.ts'

const imported = (row: number, status: ImportedRecipient['status']): ImportedRecipient => ({
  row,
  id: null,
  firstName: '',
  lastName: '',
  status,
  existingStatus: null,
  existingSequenceId: null,
  message: status === 'failed' ? `Row ${row}, "wrong".` : null,
  cells: [`A${row}`, 'x'],
})

test('the file has the failed rows with their reasons', async () => {
  const all = Array.from({ length: 300 }, (_, index) =>
    imported(index + 2, [5, 6, 250].includes(index) ? 'failed' : 'imported'),
  )
  const read = vi.fn<(after: number) => Promise<ImportedRecipient[]>>((after) =>
    Promise.resolve(all.filter(({ row }) => row > after).slice(0, 100)),
  )
  const csv = await failedRowsCsv({
    entries: all.map((row) => entryOf(row, -1)),
    header: ['Name', 'Note', 'Reason'],
    read,
  })
  expect(csv).toBe(
    '\uFEFFName,Note,Reason\r\nA7,x,"Row 7, ""wrong""."\r\nA8,x,"Row 8, ""wrong""."\r\nA252,x,"Row 252, ""wrong""."\r\n',
  )
  expect(read.mock.calls).toEqual([[6], [251]])
})

test('IMPORT-5 the reasons are in one column, also if the rows have different numbers of cells', async () => {
  const ragged = [
    { ...imported(2, 'failed'), cells: ['A'], message: 'short' },
    { ...imported(3, 'failed'), cells: ['A', 'B', 'C'], message: 'long' },
  ]
  const csv = await failedRowsCsv({
    entries: ragged.map((row) => entryOf(row, -1)),
    header: ['Name', 'Note', 'Reason'],
    read: () => Promise.resolve(ragged),
  })
  expect(csv).toBe('\uFEFFName,Note,Reason\r\nA,,short\r\nA,B,long,C\r\n')
})

test('IMPORT-30 formulas in the file are marked as text', async () => {
  const bought = [{ ...imported(2, 'failed'), cells: ['=HYPERLINK("http://x")', '+1 CTO'], message: 'wrong' }]
  const csv = await failedRowsCsv({
    entries: bought.map((row) => entryOf(row, -1)),
    header: ['@Name', 'Note', 'Reason'],
    read: () => Promise.resolve(bought),
  })
  expect(csv).toBe(`\uFEFF'@Name,Note,Reason\r\n"'=HYPERLINK(""http://x"")",'+1 CTO,wrong\r\n`)
})
