import { expect, test } from 'vitest'
import { headerChoices, suggestedRow, tableBelow } from './headerPlace.ts'

const file = {
  headerRow: 4,
  rowCount: 60,
  firstRows: [
    { row: 1, cells: ['Notes:'] },
    { row: 2, cells: ['', 'See below'] },
    { row: 4, cells: ['First name ', 'Company'] },
    { row: 5, cells: ['Ada', 'Obi'] },
  ],
}

test.each([
  [4, true, ['First name', 'Company'], [['Ada', 'Obi']], 60],
  [
    4,
    false,
    ['', ''],
    [
      ['First name ', 'Company'],
      ['Ada', 'Obi'],
    ],
    61,
  ],
  [
    1,
    true,
    ['Notes:'],
    [
      ['', 'See below'],
      ['First name ', 'Company'],
      ['Ada', 'Obi'],
    ],
    62,
  ],
  [5, true, ['Ada', 'Obi'], [], 59],
])('IMPORT-28 a table begins at row %i (this row is the header: %s)', (row, isHeader, names, sample, rowCount) => {
  expect(tableBelow(file, { row, isHeader })).toEqual({ names, sample, rowCount })
})

test('IMPORT-28 the header can be one of the first 20 rows', () => {
  expect(headerChoices(file)[1]).toEqual({ row: 2, text: 'See below' })
  const rows = Array.from({ length: 40 }, (_, index) => ({ row: index + 1, cells: ['x'.repeat(300)] }))
  const choices = headerChoices({ ...file, firstRows: rows })
  expect([choices.length, choices[0]?.text.length]).toEqual([20, 100])
})

test('SIM-36 if the server suggests no row, the first row is the only choice for the header', () => {
  const { headerRow: _, ...documented } = file
  expect(headerChoices(documented)).toEqual([{ row: 1, text: 'Notes:' }])
  expect(suggestedRow(documented)).toBe(1)
})
