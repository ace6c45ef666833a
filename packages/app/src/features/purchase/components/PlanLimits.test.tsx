import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { organizationQueryAtom } from '../../../shared/session/session.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { usedUpCreditsAtom } from '../limits.ts'
import { choiceAtom } from '../purchaseAtoms.ts'
import { CreditsBanner } from './CreditsBanner.tsx'
import { PlanLimit } from './PlanLimit.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp('out-of-credits')
})

async function show(store: AppStore) {
  await signedIn(store)
  store.sub(choiceAtom, () => {})
  renderRoutes(store, [{ path: '/', element: [<CreditsBanner key="credits" />, <PlanLimit key="plan" />] }])
}
const credits = () => screen.findByRole('group', { name: /^All [\d,]+ AI credits are used/ })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('BILL-42 the notices lead to the choice of credits and of a plan, and a dismissed notice stays hidden', async () => {
  const { store } = app
  await show(store)
  await credits()
  await press('Buy AI credits')
  expect(store.get(choiceAtom)).toBe('credits')
  expect(screen.getByText(/^Your plan allows \d+ profiles/)).toBeVisible()
  await press('Upgrade')
  expect(store.get(choiceAtom)).toBe('plan')
  await press('Dismiss')
  expect(screen.queryByRole('group')).toBeNull()

  cleanup()
  const reloaded = app.openWindow()
  await show(reloaded)
  await screen.findByText(/^Your plan allows/)
  await vi.waitUntil(() => reloaded.get(organizationQueryAtom).data, 10_000)
  expect([screen.queryByRole('group'), reloaded.get(usedUpCreditsAtom)]).toEqual([null, undefined])
})
