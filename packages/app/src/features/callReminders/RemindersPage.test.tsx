import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import RemindersDrawerPage from './RemindersDrawerPage.tsx'
import RemindersPage from './RemindersPage.tsx'

let app: SimulatedApp

test('CALL-13 without a client, the reminders link to the creation of a client', async () => {
  app = startSimulatedApp('new-user')
  await signedIn(app.store)
  renderRoutes(app.store, [{ path: '/', element: <RemindersPage /> }])
  expect(await screen.findByRole('link', { name: 'Add Client' })).toHaveAttribute('href', '/clients/create')
})

async function openDrawer(clientId: number) {
  await signedIn(app.store)
  renderRoutes(app.store, [
    { path: '/calls/reminders', element: <p>The list</p> },
    { path: '/calls/reminders/manage/:id', element: <RemindersDrawerPage /> },
    { path: `/calls/reminders/manage/${clientId}?search=a` },
  ])
}

test('CALL-13 the drawer of an unknown client has a button that opens the reminders', async () => {
  app = startSimulatedApp()
  await openDrawer(999)
  expect(await screen.findByText('Client was not found')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the reminders' }))
  expect(await screen.findByText('The list')).toBeVisible()
})

test('CALL-13 reminders that could not be loaded can be loaded again', async () => {
  app = startSimulatedApp()
  // Refuses two requests, because the list and the drawer read the reminders.
  await app.control('/faults', { operationId: 'callReminderTemplateList', status: 403, times: 2 })
  await openDrawer(1)
  expect(await screen.findByText('The reminders could not be loaded.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const day = within(await screen.findByRole('region', { name: '16-24 Hours Before' }))
  expect(day.getByRole('switch')).toBeChecked()
})
