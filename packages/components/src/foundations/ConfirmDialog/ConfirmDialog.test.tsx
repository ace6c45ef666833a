import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const confirm = () => screen.getByRole('button', { name: 'Delete' })

test('SHELL-88 two clicks within one frame confirm once', () => {
  const onConfirm = vi.fn<() => void>()
  function Question() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete it?"
        confirmLabel="Delete"
        onConfirm={() => {
          onConfirm()
          setIsOpen(false)
        }}
        onCancel={() => {}}
      />
    )
  }
  render(<Question />)
  const button = confirm()
  act(() => {
    button.click()
    button.click()
  })
  fireEvent.click(button)
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('SHELL-88 a click while the action runs has no effect', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onConfirm = vi.fn<() => Promise<void>>(() => promise)
  render(<ConfirmDialog isOpen title="Delete it?" confirmLabel="Delete" onConfirm={onConfirm} onCancel={() => {}} />)
  fireEvent.click(confirm())
  await act(async () => {})
  fireEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledOnce()
  await act(async () => resolve())
  fireEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

test('SHELL-88 if the first click of a double click opens a dialog, the second click does not confirm', () => {
  const onConfirm = vi.fn<() => void>()
  render(<ConfirmDialog isOpen title="Delete it?" confirmLabel="Delete" onConfirm={onConfirm} onCancel={() => {}} />)
  fireEvent.click(confirm(), { detail: 2 })
  expect(onConfirm).not.toHaveBeenCalled()
})
