import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AutomationCards } from './AutomationCards.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp('new-user')
})
afterEach(() => {
  cleanup()
  app.close()
})

test('DASH-44 the query of the address opens the drawer of a card', async () => {
  const range = { start: '2026-03-03', end: '2026-03-10' }
  renderRoutes(app.store, [
    { path: '/', element: <AutomationCards dashboard={undefined} range={range} /> },
    { path: '/?sequences=followUps' },
  ])
  expect(await screen.findByRole('dialog', { name: 'Follow-ups by sequence' })).toBeVisible()
})
