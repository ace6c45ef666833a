import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { openImportRun } from '../run/importRuns.ts'
import { CorrectRowDialog } from './CorrectRowDialog.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

const about = {
  fileName: 'leads.csv',
  sequenceId: null,
  header: ['Name'],
  columns: [],
  hasHeaderRow: true,
  canCorrect: true,
}

function opened() {
  const onClose = vi.fn<() => void>()
  const run = openImportRun(app.store, 1)
  const dialog = <CorrectRowDialog run={run} about={about} place={0} onClose={onClose} />
  renderRoutes(app.store, [{ path: '/', element: dialog }])
  return onClose
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', async () => userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))],
])('IMPORT-22 %s asks for confirmation after a value was changed', async (_, leave) => {
  const onClose = opened()
  await userEvent.type(await screen.findByRole('textbox'), 'Ada')
  await leave()
  await userEvent.click(await screen.findByText('Keep editing'))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByDisplayValue('Ada')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Keep editing')).toBeNull())
  await userEvent.click(screen.getByDisplayValue('Ada'))
  await leave()
  await userEvent.click(await screen.findByText('Discard'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('IMPORT-22 Escape closes the dialog without confirmation if no value was changed', async () => {
  const onClose = opened()
  await userEvent.click(await screen.findByRole('textbox'))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
