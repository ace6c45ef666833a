import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { userAtom } from '../../../shared/session/session.ts'
import MemberDrawerPage from './MemberDrawerPage.tsx'

let app: SimulatedApp
beforeEach(async () => {
  app = startSimulatedApp('agency')
  await signedIn(app.store)
})

const routes = [
  { path: '/team', element: <p>The list</p> },
  { path: '/team/manage/:id/:tab?', element: <MemberDrawerPage /> },
]
const open = (address: string) => renderRoutes(app.store, routes, address).router
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('TEAM-5, TEAM-7 an address without a tab opens the tab General, with name and status', async () => {
  const router = open('/team/manage/8')
  await waitFor(() => expect(router.state.location.pathname).toBe('/team/manage/8/general'))
  expect(await screen.findByRole('heading', { name: /^Priya Nair/ })).toBeVisible()
  expect(screen.getByText('Disabled')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Profiles' })).toBeVisible()
})

test.each([
  ['the owner', 1],
  ['a manager', 2],
])('TEAM-6 the drawer of %s has no tab Profiles', async (_, id) => {
  const router = open(`/team/manage/${id}/profiles`)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/team/manage/${id}/general`))
  expect(await screen.findByLabelText(/^Full Name/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Profiles' })).toBeNull()
})

test.each(['999', 'nobody'])('TEAM-9 the drawer of the unknown member %s leads back to the team', async (id) => {
  open(`/team/manage/${id}/general`)
  expect(await screen.findByRole('heading', { name: 'Member was not found' })).toBeVisible()
  expect(screen.getByText('404')).toBeVisible()
  await press('Back to the team')
  expect(await screen.findByText('The list')).toBeVisible()
})

test('TEAM-9, AUTH-10 after a 403 the user can load the member again, and a 401 for a member does not end the session', async () => {
  await app.control('/faults', { operationId: 'userGet', status: 403, times: 1 })
  open('/team/manage/3/general')
  expect(await screen.findByText('The member could not be loaded.')).toBeVisible()
  await press('Try again')
  expect(await screen.findByDisplayValue('Daniel Okafor')).toBeVisible()
  cleanup()

  const reloaded = app.openWindow()
  await signedIn(reloaded)
  await app.control('/faults', { operationId: 'userGet', status: 401 })
  renderRoutes(reloaded, routes, '/team/manage/3/general')
  expect(await screen.findByRole('heading', { name: 'Member was not found' })).toBeVisible()
  expect(reloaded.get(userAtom)).toMatchObject({ id: 1 })
})
