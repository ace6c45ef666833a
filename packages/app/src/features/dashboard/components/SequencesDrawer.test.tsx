import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SequencesDrawer } from './SequencesDrawer.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp('new-user')
})
afterEach(() => {
  cleanup()
  app.close()
})

test('DASH-16 without a sequence, the drawer links to the creation of a sequence', async () => {
  renderRoutes(app.store, [{ path: '/', element: <SequencesDrawer automation="objections" onClose={() => {}} /> }])
  await screen.findByText('No sequences yet')
  expect(screen.getByRole('link', { name: 'Create Sequence' })).toHaveAttribute('href', '/sequences/create')
})
