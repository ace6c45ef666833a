import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ResultRow } from './ResultRow.tsx'

test('SHELL-88 if the first click of a double click removes a row, the second click does not reassign the next recipient', () => {
  const onReassign = vi.fn<() => void>()
  render(<ResultRow name="Ada Lovelace" status="conflict" onReassign={onReassign} />)
  fireEvent.click(screen.getByRole('button'), { detail: 2 })
  expect(onReassign).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button'), { detail: 1 })
  expect(onReassign).toHaveBeenCalledOnce()
})
