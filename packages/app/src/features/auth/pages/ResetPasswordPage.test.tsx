import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import ResetPasswordPage from './ResetPasswordPage.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

const open = (search: string) =>
  renderRoutes(app.store, [
    { path: '/reset-password', element: <ResetPasswordPage /> },
    { path: `/reset-password${search}` },
  ])

test('AUTH-21 a link without a token is incomplete, and the user can request a new link', () => {
  open('?token=')
  expect(screen.getByRole('status')).toHaveTextContent('This link is incomplete. Open it from the email again.')
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/request-reset-password')
})

test('AUTH-21 the page shows that the server refuses a used link', async () => {
  open('?token=used')
  await userEvent.type(screen.getByLabelText(/^New password/), 'another secret')
  await userEvent.click(screen.getByRole('button', { name: 'Save the password' }))
  expect(await screen.findByRole('alert')).toBeVisible()
})
