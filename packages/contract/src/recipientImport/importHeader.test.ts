import { expect, test } from 'vitest'
import { isHeaderRow, suggestedHeaderIndex } from './importHeader.ts'

test('IMPORT-7 a first row with a link is not a header', () => {
  expect(isHeaderRow(['First name', 'Link', ''])).toBe(true)
  expect(isHeaderRow(['Ada', ' https://www.linkedin.com/in/ada '])).toBe(false)
  expect(isHeaderRow(['Ada', 'linkedin.com/in/ada'])).toBe(false)
})

test.each([
  [
    'in the first row',
    [
      ['First name', 'Company'],
      ['Ada', 'Obi'],
    ],
    0,
  ],
  ['below a title', [['My leads'], ['First name', 'Company'], ['Ada', 'Obi']], 1],
  ['below a title that is a name of a field', [['Company'], ['First name', 'Company'], ['Ada', 'Obi']], 1],
  ['of one column below a note', [['Notes:'], ['Name'], ['Ada Obi']], 1],
  ['without known names, below a title', [['Leads'], ['Kunde', 'Nr'], ['Ada', '7']], 1],
  [
    'missing',
    [
      ['Ada', 'linkedin.com/in/ada'],
      ['Bo', 'linkedin.com/in/bo'],
    ],
    0,
  ],
  ['in the only row', [['x']], 0],
  ['of no row', [], 0],
])('IMPORT-28 suggests the header %s', (_where, rows, index) => {
  expect(suggestedHeaderIndex(rows)).toBe(index)
})
