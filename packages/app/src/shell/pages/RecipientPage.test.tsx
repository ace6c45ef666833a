import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import RecipientPage from './RecipientPage.tsx'

let app: SimulatedApp
beforeEach(async () => {
  app = startSimulatedApp('agency')
  await signedIn(app.store)
})

const routes = [
  { path: '/recipients', element: <p>The list</p> },
  { path: '/recipients/manage/:id/:tab?/*', element: <RecipientPage /> },
]
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test.each(['987654', 'ada'])('RECIP-17 the drawer of the unknown recipient %s leads back to the list', async (id) => {
  renderRoutes(app.store, routes, `/recipients/manage/${id}`)
  expect(await screen.findByText('Recipient was not found')).toBeVisible()
  await press('Back to recipients')
  expect(await screen.findByText('The list')).toBeVisible()
})

test('RECIP-17 the drawer shows why a recipient cannot be loaded, and the user can load the recipient again', async () => {
  await app.control('/faults', { operationId: 'recipientGet', status: 400, body: { message: 'Not now.' }, times: 1 })
  renderRoutes(app.store, routes, '/recipients/manage/7')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
  await press('Try again')
  expect(await screen.findByRole('textbox', { name: 'Company' })).toBeVisible()
})
