import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CalendarPanel } from './CalendarPanel.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test('SEQ-135 a link replaces a blocked window, and Cancel shows the connected calendar again', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const value = { calendlyId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', calendlyEvent: 'Product demo, 45 minutes' }
  renderRoutes(app.store, [{ path: '/', element: <CalendarPanel owner="7" value={value} onChange={() => {}} /> }])
  await userEvent.click(screen.getByRole('button', { name: 'Connect another calendar' }))
  const link = await screen.findByRole('link', { name: 'Open the calendar provider' })
  expect(link.getAttribute('href')).toMatch(/\/calendar\/[0-9a-f-]{36}$/)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Connect another calendar' })).toBeVisible()
  expect(screen.getByText('Product demo, 45 minutes')).toBeVisible()
})
