import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { ImportDialog } from './ImportDialog.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test('IMPORT-22 a click outside the dialog keeps the pasted table', async () => {
  const onClose = vi.fn<() => void>()
  renderRoutes(app.store, [{ path: '/', element: <ImportDialog isOpen onClose={onClose} hasSequence={false} /> }])
  await userEvent.click((await screen.findAllByText('Paste'))[0] ?? document.body)
  const field = screen.getByLabelText(/Spreadsheet rows/)
  await userEvent.click(field)
  await userEvent.paste('Name\tCompany\nAda\tNorthwind')
  const beside = document.querySelector('.fui-DialogSurface__backdrop')
  if (!beside) throw new Error('there is no backdrop')
  await userEvent.click(beside)
  expect(onClose).not.toHaveBeenCalled()
  expect(field).toHaveValue('Name\tCompany\nAda\tNorthwind')
})

test('IMPORT-3 the dialog refuses a file above 10 MB, until the user chooses another file', async () => {
  renderRoutes(app.store, [{ path: '/', element: <ImportDialog isOpen onClose={() => {}} hasSequence={false} /> }])
  const dialog = await screen.findByRole('dialog')
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no input for files')
  const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'leads.csv', { type: 'text/csv' })
  await userEvent.upload(input, file)
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
  expect(await screen.findByText('A file can have at most 10 MB.')).toHaveAttribute('role', 'alert')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
