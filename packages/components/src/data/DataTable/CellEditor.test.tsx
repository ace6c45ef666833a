import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type DataTableEditing } from './DataTableProps.ts'
import { TableGrid } from './TableGrid.tsx'

interface Lead {
  readonly id: string
  readonly note: string
}
const columns: readonly DataTableColumn<Lead>[] = [
  { type: 'editable', id: 'note', header: 'Note', getText: ({ note }) => note },
]

function edited() {
  const onCellEdit = vi.fn<DataTableEditing<Lead>['onCellEdit']>()
  render(
    <TableGrid
      label="Leads"
      columns={columns}
      rows={[{ id: 'ada', note: 'Call back' }]}
      getRowId={({ id }) => id}
      editing={{ onCellEdit }}
      viewport={createRef<HTMLElement>()}
      size={{ height: 400, rowHeight: 40, freeGutter: 0 }}
      chosenWidths={{}}
      onWidthsChange={() => {}}
    />,
  )
  fireEvent.doubleClick(screen.getByRole('gridcell'))
  return { field: screen.getByRole('textbox', { name: 'Note' }), onCellEdit }
}

test('RECIP-3 Enter saves the value of an edited cell', () => {
  const { field, onCellEdit } = edited()
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: 'Call back in June' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onCellEdit).toHaveBeenCalledWith(expect.objectContaining({ rowId: 'ada', value: 'Call back in June' }))
})

test('SHELL-39 the browser asks before a reload while an edited cell has a changed value', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { field } = edited()
  expect(isAsked()).toBe(false)
  fireEvent.change(field, { target: { value: 'Call back in June' } })
  expect(isAsked()).toBe(true)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(isAsked()).toBe(false)
})
