import { beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { userAtom } from '../../shared/session/session.ts'
import { logoutMutationAtom, registerMutationAtom } from './api.ts'

let app: SimulatedApp
beforeEach(async () => {
  app = startSimulatedApp('new-user')
  await signedIn(app.store)
  await app.store.set(logoutMutationAtom, {})
})

test.each([
  ['status 500', { status: 500 }],
  ['lost', { lostResponse: true }],
  ['malformed', { malformed: true }],
])('SHELL-46 a retry after a failed response (%s) does not register the user twice', async (_, fault) => {
  await app.control('/faults', { operationId: 'register', times: 1, ...fault })
  const body = { name: 'Ann Baker', email: 'Ann@Example.com', password: 'long enough' }
  const register = () => app.store.set(registerMutationAtom, { body })
  await register().catch(register)
  await vi.waitFor(() => expect(app.store.get(userAtom)).toMatchObject({ email: 'ann@example.com' }), 10_000)
  expect((await app.calls()).filter((call) => call === 'register 409')).toEqual([])
})
