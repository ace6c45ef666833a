import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addressAtom } from '../../shared/router/search.ts'
import { CallsCalendar } from './CallsCalendar.tsx'

let app: SimulatedApp
beforeEach(async () => {
  app = startSimulatedApp()
  await signedIn(app.store)
})

function open(day: string) {
  app.store.set(addressAtom, { pathname: '/calls', search: `?calendar=week&day=${day}` })
  renderRoutes(app.store, [{ path: '/', element: <CallsCalendar /> }])
}

test('CALL-29 the calendar says that a week has no calls', async () => {
  open('2028-01-05')
  expect(await screen.findByText(/^There are no calls in this week\./)).toBeVisible()
})

test('CALL-29 the calendar says that the calls could not be loaded', async () => {
  await app.control('/faults', { operationId: 'callList', status: 403 })
  open('2026-03-10')
  expect(await screen.findByText('The calls could not be loaded.')).toBeVisible()
})
