import { type ImportedRecipient } from '@tandem/contract'
import { expect, test, vi } from 'vitest'
import { failedRowsCsv } from './failedRows.ts'
import { ImportRows, rowStateOf } from './run/ImportRows.ts'

const told = (row: number, status: ImportedRecipient['status']): ImportedRecipient => ({
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

test('holds the rows that failed as they are in the file, with their reasons, and reads only the pages that have one', async () => {
  const all = Array.from({ length: 300 }, (_, index) =>
    told(index + 2, [5, 6, 250].includes(index) ? 'failed' : 'imported'),
  )
  const rows = new ImportRows()
  rows.append(all.map(rowStateOf))
  const read = vi.fn<(after: number) => Promise<ImportedRecipient[]>>((after) =>
    Promise.resolve(all.filter(({ row }) => row > after).slice(0, 100)),
  )
  const csv = await failedRowsCsv({ rows, header: ['Name', 'Note', 'Reason'], read })
  expect(csv.join('')).toBe(
    '\uFEFFName,Note,Reason\r\nA7,x,"Row 7, ""wrong""."\r\nA8,x,"Row 8, ""wrong""."\r\nA252,x,"Row 252, ""wrong""."\r\n',
  )
  expect(read.mock.calls).toEqual([[6], [251]])
})
