import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import ClientDrawerPage from './ClientDrawerPage.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test.each(['999', 'x'])('CLIENT-19 the drawer reports the unknown client %s', async (id) => {
  await signedIn(app.store)
  renderRoutes(app.store, [
    { path: '/clients', element: <p>The list</p> },
    { path: '/clients/manage/:id/:tab', element: <ClientDrawerPage /> },
    { path: `/clients/manage/${id}/settings?search=a` },
  ])
  expect(await screen.findByText('Client was not found')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Back to AI clients' }))
  expect(await screen.findByText('The list')).toBeVisible()
})
