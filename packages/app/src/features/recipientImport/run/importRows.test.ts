import { expect, test } from 'vitest'
import { entryOf, shownStatusOf } from './importRows.ts'

const row = {
  row: 2,
  id: 7,
  firstName: 'Carl',
  lastName: 'Meyer',
  status: 'imported' as const,
  existingStatus: null,
  message: null,
  existingSequenceId: null,
  cells: ['Carl', 'Meyer', 'nowhere'],
}

test.each([
  [null, 'imported'],
  ['LinkedIn “nowhere” (not a link)', 'partial'],
])('IMPORT-31 an imported row whose leftOut is %j shows as %s', (leftOut, status) => {
  expect(shownStatusOf(entryOf({ ...row, leftOut }, -1))).toBe(status)
})
