import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NameDialog } from './NameDialog.tsx'

test('SHELL-88 two clicks within one frame save a name once', () => {
  const onSave = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  render(<NameDialog title="Add" initialName="Budget" validate={() => undefined} onSave={onSave} onClose={() => {}} />)
  const save = screen.getByRole('button', { name: 'Save' })
  act(() => {
    save.click()
    save.click()
  })
  expect(onSave).toHaveBeenCalledOnce()
})
