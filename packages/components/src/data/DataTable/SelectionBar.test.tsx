import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type RowSelection } from './rowSelection.ts'
import { SelectionBar } from './SelectionBar.tsx'

const onDelete = vi.fn<() => void>()

function Bar() {
  const [selected, setSelected] = useState<RowSelection>({ kind: 'some', ids: new Set(['ada']) })
  const actions = (
    <button type="button" onClick={onDelete}>
      Delete
    </button>
  )
  const onChange = (_: unknown, data: { readonly selected: RowSelection }) => setSelected(data.selected)
  return <SelectionBar selection={{ selected, actions, onChange }} total={3} onFocusRows={() => {}} />
}

test('SHELL-88, LIST-44 if the first click of a double click selects all rows, the second click runs no action', () => {
  render(<Bar />)
  fireEvent.click(screen.getByRole('button', { name: 'Select all 3 matching' }), { detail: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 2 })
  expect(onDelete).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 1 })
  expect(onDelete).toHaveBeenCalledOnce()
})
