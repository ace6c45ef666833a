import { describe, expect, it } from 'vitest'
import { cellTextOf, sortValueOf, statusTextOf, tableDateTextOf } from './cellText.ts'
import { type DataTableColumn } from './DataTableColumn.ts'
import { leadColumns, leads, longLead } from './DataTable.fixtures.ts'

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
  schedule: null,
  messages: null,
  tags: [],
  status: 'draft',
}

describe('what cells say', () => {
  it("dates as MMM. DD YYYY - HH:mm in the viewer's zone", () => {
    const local = new Date(2026, 2, 4, 9, 30).toISOString()
    expect(tableDateTextOf(local)).toBe('Mar. 04 2026 - 09:30')
    expect(tableDateTextOf('not a date')).toBe('–')
  })

  it('active, paused and archived have names, anything else has none (a dash)', () => {
    expect(['active', 'paused', 'archived', 'draft', null].map(statusTextOf)).toEqual([
      'Active',
      'Paused',
      'Archived',
      undefined,
      undefined,
    ])
  })

  it("a schedule or a date without a value says 'Not scheduled'", () => {
    expect(cellTextOf(column('schedule'), empty)).toBe('Not scheduled')
    expect(cellTextOf(column('nextMessage'), empty)).toBe('Not scheduled')
  })

  it('has nothing to say where there is no value', () => {
    for (const id of ['category', 'callStatus', 'messages', 'tags', 'status'])
      expect(cellTextOf(column(id), empty)).toBe('')
  })

  it('shows an unknown call status by its id, never crashes', () => {
    expect(cellTextOf(column('callStatus'), longLead)).toBe('a_status_that_is_new')
  })

  it('groups the digits of figures and joins lists', () => {
    expect(cellTextOf(column('messages'), longLead)).toBe('9,876,543,210')
    expect(cellTextOf(column('tags'), { ...first, tags: ['One', 'Two'] })).toBe('One, Two')
  })

  it('sorts dates by instant and figures by size', () => {
    expect(sortValueOf(column('nextMessage'), { ...first, nextMessage: '2026-03-04T09:30:00Z' })).toBe(
      Date.UTC(2026, 2, 4, 9, 30),
    )
    expect(sortValueOf(column('messages'), first)).toBe(0)
    expect(sortValueOf(column('nextMessage'), empty)).toBeNull()
  })
})
