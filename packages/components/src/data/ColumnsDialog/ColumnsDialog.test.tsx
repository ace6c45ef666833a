import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ColumnsDialog } from './ColumnsDialog.tsx'

test('SHELL-88 if the first click of a double click deletes an attribute, the second click does not ask about another', () => {
  const columns = ['Budget', 'Notes'].map((label) => ({ key: label, label, isEnabled: true, isCustom: true }))
  render(<ColumnsDialog isOpen columns={columns} onClose={() => {}} onChange={() => {}} onAttributeDelete={() => {}} />)
  const click = (name: string, detail: number) =>
    fireEvent.click(screen.getByRole('button', { name, hidden: true }), { detail })
  click('Delete Budget', 1)
  expect(screen.queryByRole('heading', { name: "Delete 'Budget'?" })).not.toBeNull()
  click('Delete', 1)
  click('Delete Notes', 2)
  expect(screen.queryByRole('heading', { name: "Delete 'Notes'?" })).toBeNull()
})
