import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import CallDrawerPage from './CallDrawerPage.tsx'

let app: SimulatedApp

test('CALL-2 the drawer of an unknown call has a button that opens the list', async () => {
  app = startSimulatedApp()
  await signedIn(app.store)
  renderRoutes(app.store, [
    { path: '/calls', element: <p>The list</p> },
    { path: '/calls/manage/:id', element: <CallDrawerPage /> },
    { path: '/calls/manage/999999?search=a' },
  ])
  expect(await screen.findByText('Call was not found')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Back to calls' }))
  expect(await screen.findByText('The list')).toBeVisible()
})
