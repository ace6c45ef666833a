import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dashboardMessages } from '../messages.ts'
import { SequencesDrawer } from './SequencesDrawer.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp('new-user')
})
afterEach(() => {
  cleanup()
  app.close()
})

test('DASH-16 without a sequence, the drawer leads to the creation of one', async () => {
  renderRoutes(app.store, [{ path: '/', element: <SequencesDrawer automation="objections" onClose={() => {}} /> }])
  await screen.findByText(dashboardMessages.drawer.empty.title)
  const { action } = dashboardMessages.firstSequence
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/sequences/create')
})
