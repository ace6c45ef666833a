import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { waitingToastsAtom } from '../../../shared/toast/toasts.ts'
import CreateClientPage from './CreateClientPage.tsx'

let app: SimulatedApp
beforeEach(async () => {
  app = startSimulatedApp()
  await signedIn(app.store)
  renderRoutes(app.store, [
    { path: '/clients', element: <p>The list</p> },
    { path: '/clients/create', element: <CreateClientPage /> },
  ])
})

const name = () => screen.getByLabelText(/^Company Name/)
const website = () => screen.getByLabelText('Website')
const info = () => screen.getByLabelText(/^Company description/)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create' }))

test('CLIENT-10, CLIENT-11 the wizard shows each invalid value at its field', async () => {
  type(website(), 'obi')
  await create()
  expect(name()).toHaveAccessibleDescription('Field is required')
  expect(name()).toHaveFocus()
  expect(website()).toHaveAccessibleDescription(/^Url is not valid\. Valid examples: /)
  expect(info()).toHaveAccessibleDescription(/Field is required/)
})

test('CLIENT-13 the wizard warns about the cost of a long description', () => {
  type(info(), 'x'.repeat(2000))
  expect(info()).not.toHaveAccessibleDescription(/shorten/)
  type(info(), 'x'.repeat(3000))
  expect(info()).toHaveAccessibleDescription(/Please, shorten .* With 3,000 characters, .* 7\.77 extra AI credits/)
})

test('CLIENT-7, CLIENT-8 the wizard keeps the typed values after a failure, and then creates the client', async () => {
  const errors = [{ field: 'name', message: 'There is such a client.' }, { message: 'The trial allows three clients.' }]
  const body = { message: 'Bad input.', errors }
  await app.control('/faults', { operationId: 'clientCreate', status: 400, body, times: 1 })
  await app.control('/faults', { operationId: 'clientCreate', status: 500, times: 1 })
  type(name(), 'Obi & Sons')
  type(info(), 'We mend what others throw away.')
  await create()
  expect((await screen.findByText('Please, fix errors bellow')).parentElement).toHaveTextContent(
    'The trial allows three clients.',
  )
  expect(name()).toHaveAccessibleDescription('There is such a client.')
  expect(name()).toHaveFocus()
  expect(name()).toHaveValue('Obi & Sons')
  await create()
  expect(await screen.findByText('Failed on purpose with 500.')).toBeVisible()
  expect(name()).toHaveValue('Obi & Sons')
  await create()
  expect(await screen.findByText('The list')).toBeVisible()
  await waitFor(() =>
    expect(app.store.get(waitingToastsAtom)).toMatchObject([{ title: 'Client has been created successfully.' }]),
  )
})
