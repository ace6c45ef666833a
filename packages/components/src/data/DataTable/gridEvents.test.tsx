import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type GridActions, gridEvents } from './gridEvents.ts'

interface Row {
  readonly name: string
}
const columns: readonly DataTableColumn<Row>[] = [
  { type: 'text', id: 'name', header: 'Name', getText: ({ name }) => name },
  { type: 'editable', id: 'note', header: 'Note', getText: () => 'Call back' },
  { type: 'actions', id: 'actions', header: 'Actions', getActions: () => [] },
]

function renderGrid() {
  const actions = {
    columns,
    rowCount: 1,
    hasSelection: false,
    pageRowCount: 1,
    focusPlace: vi.fn<GridActions<Row>['focusPlace']>(),
    toggleRow: vi.fn<GridActions<Row>['toggleRow']>(),
    togglePage: vi.fn<GridActions<Row>['togglePage']>(),
    openRow: vi.fn<GridActions<Row>['openRow']>(),
    startEdit: vi.fn<GridActions<Row>['startEdit']>(),
    runAction: vi.fn<GridActions<Row>['runAction']>(),
    openMenu: vi.fn<GridActions<Row>['openMenu']>(),
    navigate: vi.fn<(to: string) => void>(),
    resize: vi.fn<GridActions<Row>['resize']>(),
  }
  render(
    <div role="grid" tabIndex={-1} {...gridEvents(actions)}>
      <div role="row" data-row="0">
        <div role="gridcell" tabIndex={-1}>
          Ada
        </div>
        <div role="gridcell" tabIndex={-1}>
          Call back
        </div>
        <div role="gridcell" tabIndex={-1}>
          <button type="button" data-action="open">
            Open
          </button>
          <button type="button" data-action="delete" aria-disabled>
            Delete
          </button>
          <button type="button" data-action-menu="">
            More
          </button>
        </div>
      </div>
    </div>,
  )
  return actions
}

describe('events of the grid', () => {
  test('a click or Enter opens a row', () => {
    const { openRow } = renderGrid()
    fireEvent.click(screen.getByText('Ada'))
    fireEvent.keyDown(screen.getByText('Ada'), { key: 'Enter' })
    fireEvent.click(screen.getByText('Ada'), { detail: 2 })
    expect(openRow.mock.calls.map(([, row]) => row)).toEqual([0, 0])
  })

  test('a double click, Enter or F2 starts the edit of an editable cell', () => {
    const { openRow, startEdit } = renderGrid()
    const cell = screen.getByText('Call back')
    fireEvent.click(cell)
    fireEvent.doubleClick(cell)
    fireEvent.keyDown(cell, { key: 'Enter' })
    fireEvent.keyDown(cell, { key: 'F2' })
    expect(startEdit.mock.calls).toEqual([
      [0, columns[1]],
      [0, columns[1]],
      [0, columns[1]],
    ])
    expect(openRow).not.toHaveBeenCalled()
  })

  test('a click on an enabled button runs its action or opens its menu', () => {
    const { openMenu, runAction } = renderGrid()
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(runAction.mock.calls.map(([, row, id]) => [row, id])).toEqual([[0, 'open']])
    expect(openMenu).toHaveBeenCalledExactlyOnceWith(0, columns[2], screen.getByRole('button', { name: 'More' }))
  })

  test('SEQ-59 a double click on a button runs its action once', () => {
    const { runAction } = renderGrid()
    const button = screen.getByRole('button', { name: 'Open' })
    fireEvent.click(button, { detail: 1 })
    fireEvent.click(button, { detail: 2 })
    expect(runAction).toHaveBeenCalledOnce()
    fireEvent.click(button, { detail: 0 })
    expect(runAction).toHaveBeenCalledTimes(2)
  })

  test('arrow keys move the focus between cells, and between the buttons of a cell', () => {
    const { focusPlace } = renderGrid()
    fireEvent.keyDown(screen.getByText('Ada'), { key: 'ArrowRight' })
    expect(focusPlace).toHaveBeenCalledExactlyOnceWith({ row: 0, column: 1 }, false)
    const open = screen.getByRole('button', { name: 'Open' })
    open.focus()
    fireEvent.keyDown(open, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }))
    expect(focusPlace).toHaveBeenCalledOnce()
  })
})
