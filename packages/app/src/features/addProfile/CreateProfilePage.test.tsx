import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser, signedIn } from '@tandem/app/testing/signedIn.ts'
import { userAtom } from '../../shared/session/session.ts'
import CreateProfilePage from './CreateProfilePage.tsx'

let app: SimulatedApp

async function open(role: 'org_manager' | 'org_member'): Promise<void> {
  app = startSimulatedApp('agency')
  const { store } = app
  const user = await signedIn(store)
  setUser(store, { ...user, role })
  await vi.waitUntil(() => store.get(userAtom)?.role === role, 10_000)
  await act(async () => {
    renderRoutes(store, [
      { path: '/profiles', element: <p>The list</p> },
      { path: '/profiles/create', element: <CreateProfilePage /> },
    ])
  })
}

test('PROF-51 a member sees an error instead of the wizard', async () => {
  await open('org_member')
  expect(screen.getByRole('alert').textContent).toContain(
    'Only owners and managers of your organization can add profiles.',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the profiles' }))
  expect(await screen.findByText('The list')).toBeDefined()
})

test('PROF-51 a manager sees the wizard', async () => {
  await open('org_manager')
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDefined()
})
