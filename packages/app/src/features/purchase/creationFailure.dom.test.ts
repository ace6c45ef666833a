import { afterEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { userAtom } from '../../shared/session/session.ts'
import { startCreationAtom } from './creation.ts'
import { creationAtom, isCreationDueAtom } from './creationState.ts'

let app: SimulatedApp
let unsubscribe: () => void
afterEach(() => {
  unsubscribe()
  app.close()
  vi.restoreAllMocks()
})

async function opensPaid() {
  app = startSimulatedApp('new-user')
  await app.control('/checkout', { plan: 'outreach-1-profile', card: '4242424242424242' })
  unsubscribe = app.store.sub(isCreationDueAtom, () => {})
  await vi.waitFor(() => expect(app.store.get(userAtom)).toBeTruthy(), 10_000)
}

test('BILL-46 a browser whose language is no valid tag creates the profile in the US', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix')
  await opensPaid()
  await app.store.set(startCreationAtom)
  expect(app.store.get(creationAtom)).toMatchObject({ at: 'details' })
})

test('BILL-46 anything that is thrown ends the creation in a failure that can be tried again', async () => {
  vi.spyOn(navigator, 'language', 'get').mockImplementationOnce(() => {
    throw new Error('no language')
  })
  await opensPaid()
  await app.store.set(startCreationAtom)
  expect(app.store.get(creationAtom)).toEqual({
    at: 'failed',
    error: 'Something unexpected happened. Try again in a moment.',
  })
  await app.store.set(startCreationAtom)
  expect(app.store.get(creationAtom)).toMatchObject({ at: 'details' })
})
