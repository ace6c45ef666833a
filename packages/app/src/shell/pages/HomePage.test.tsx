import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { firstStepsStateAtom } from '../../features/firstSteps/firstSteps.ts'
import HomePage from './HomePage.tsx'

let app: SimulatedApp

async function open(scenario: string) {
  app = startSimulatedApp(scenario)
  await signedIn(app.store)
  app.store.set(firstStepsStateAtom, 'open')
  renderRoutes(app.store, [{ path: '/', element: <HomePage /> }])
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('DASH-46 the first steps show alone until the first launch', async () => {
  await open('first-sequence')
  await screen.findByRole('link', { name: 'Create Sequence: Create your first sequence' })
  expect(headings()).toEqual(['First steps'])
})

test('DASH-46 after the first launch, the tasks show together with the finished first steps', async () => {
  await open('agency')
  await vi.waitFor(() => expect(headings()).toEqual(expect.arrayContaining(['You are all set', 'Tasks'])), 10_000)
})
