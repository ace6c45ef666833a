import { describe, expect, test } from 'vitest'
import { cellTextOf, dateTextOf } from './cellText.ts'
import { type DataTableColumn } from './DataTableColumn.ts'
import { leadColumns, leads, longLead } from './DataTable.fixtures.tsx'

const column = (id: string): DataTableColumn<typeof longLead> => {
  const found = leadColumns.find((each) => each.id === id)
  if (!found) throw new Error(`no column ${id}`)
  return found
}
const [first] = leads(1)
if (!first) throw new Error('no lead')
const empty = {
  ...first,
  category: null,
  callStatus: null,
  nextMessage: null,
  messages: null,
  tags: [],
}

describe('texts of cells', () => {
  test("LIST-31 a cell shows a date as MMM. DD YYYY - HH:mm in the viewer's zone", () => {
    const local = new Date(2026, 2, 4, 9, 30).toISOString()
    expect(dateTextOf(local)).toBe('Mar. 04 2026 - 09:30')
    expect(dateTextOf('not a date')).toBe('')
  })

  test('LIST-30 a cell without a date shows the `emptyText` of the column', () => {
    expect(cellTextOf(column('nextMessage'), empty)).toBe('Not scheduled')
  })

  test('a cell without a value has an empty text', () => {
    for (const id of ['category', 'callStatus', 'messages', 'tags']) expect(cellTextOf(column(id), empty)).toBe('')
  })

  test('a cell shows the id of an unknown option', () => {
    expect(cellTextOf(column('callStatus'), longLead)).toBe('a_status_that_is_new')
  })

  test('a cell groups the digits of a number and joins the texts of a list', () => {
    expect(cellTextOf(column('messages'), longLead)).toBe('9,876,543,210')
    expect(cellTextOf(column('tags'), { ...first, tags: ['One', 'Two'] })).toBe('One, Two')
  })
})
