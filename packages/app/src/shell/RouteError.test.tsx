import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { userMe } from '@tandem/contract'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { apiClientAtom } from '../shared/api/apiClientAtom.ts'
import { SubmitForm } from '../shared/form/SubmitForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'
import { RouteError } from './RouteError.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
  sessionStorage.clear()
  // Silences the error that React writes to the console and that `RouteError` reports.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('reportError', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Typed {
  readonly name: string
  readonly newPassword?: string
}

function FormPage({ initialValues }: { readonly initialValues: Typed }) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('broken')
  return (
    <>
      <SubmitForm initialValues={{ ...initialValues }} schema={v.unknown()} onSubmit={() => Promise.resolve()}>
        <TextField name="name" label="Name" />
      </SubmitForm>
      <button type="button" onClick={() => setIsBroken(true)}>
        Break
      </button>
    </>
  )
}

/** Opens the page with the form in a new window. */
async function openPage(userId = 1, initialValues: Typed = { name: 'Ann' }) {
  cleanup()
  const store = app.openWindow()
  setUser(store, { ...(await store.get(apiClientAtom).request(userMe, { query: {} })), id: userId })
  const page = <FormPage initialValues={initialValues} />
  const routes = [{ errorElement: <RouteError />, children: [{ path: '/', element: page }] }]
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Provider>,
  )
  return screen.getByLabelText('Name')
}

async function breakPage() {
  await userEvent.click(screen.getByRole('button', { name: 'Break' }))
  expect(screen.getByText('This page ran into a problem')).toBeVisible()
}

test('SHELL-100 after a page failure, typed values are restored once, only for the user who typed them', async () => {
  await userEvent.type(await openPage(), 'ika')
  await breakPage()
  expect(await openPage(2)).toHaveValue('Ann')
  expect(await openPage()).toHaveValue('Annika')
  expect(await openPage()).toHaveValue('Ann')
})

test('SHELL-100 restored values that break the page again are discarded, unless the user changed them', async () => {
  await userEvent.type(await openPage(), 'ika')
  await breakPage()
  await openPage()
  await breakPage()
  expect(await openPage()).toHaveValue('Ann')
  await userEvent.type(screen.getByLabelText('Name'), 'e')
  await breakPage()
  await userEvent.type(await openPage(), '!')
  await breakPage()
  expect(await openPage()).toHaveValue('Anne!')
})

test('SHELL-100 values of a form with a password are not stored', async () => {
  await userEvent.type(await openPage(), 'ika')
  expect(await openPage()).toHaveValue('Ann')
  const withPassword = { name: 'Ann', newPassword: '' }
  await userEvent.type(await openPage(1, withPassword), 'ika')
  await breakPage()
  expect(await openPage(1, withPassword)).toHaveValue('Ann')
  expect(JSON.stringify(sessionStorage)).not.toContain('Annika')
})
