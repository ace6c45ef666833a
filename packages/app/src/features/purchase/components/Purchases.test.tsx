import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { organizationQueryAtom, userAtom } from '../../../shared/session/session.ts'
import AccountPlanPage from '../pages/AccountPlanPage.tsx'
import { buy } from '../payment.ts'
import { choiceAtom, purchaseAtom, unconfirmedAtom } from '../purchaseAtoms.ts'
import { runPurchases } from '../runPurchases.ts'
import { PaymentBanners } from './PaymentBanners.tsx'
import { Purchases } from './Purchases.tsx'

let app: SimulatedApp

beforeEach(() => {
  // Blocks the payment windows.
  vi.spyOn(window, 'open').mockReturnValue(null)
})

/** Shows the page of the account plan, with the banners and the dialogs of purchases. */
async function open(scenario: string, prepare: () => Promise<void> = async () => {}): Promise<void> {
  app = startSimulatedApp(scenario)
  await prepare()
  const { store } = app
  await signedIn(store)
  onTestFinished(runPurchases(store))
  const page = [<PaymentBanners key="banners" />, <AccountPlanPage key="page" />, <Purchases key="purchases" />]
  renderRoutes(store, [{ path: '/settings', element: page }])
  await vi.waitUntil(() => store.get(organizationQueryAtom).data, 10_000)
}
const pays = (plan: string) => app.control('/checkout', { plan, card: '4242424242424242' })

// In jsdom, a dialog that opens while another dialog closes can stay hidden from screen readers.
const hidden = true
async function dialog(title: string): Promise<HTMLElement> {
  const surface = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]')
  if (!surface) throw new Error(`'${title}' is not in a dialog`)
  return surface
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name, hidden }))

test("BILL-19, BILL-21 after a failed creation, the user creates the profile with the button 'Create profile'", async () => {
  await open('new-user', async () => {
    await app.control('/faults', { operationId: 'profileWizardCreate', status: 201, body: {}, times: 1 })
    await pays('outreach-1-profile')
  })
  const failed = await dialog('Your profile could not be created')
  expect(within(failed).getByText('creating profile failed')).toBeVisible()
  await press('Cancel')
  expect(await screen.findByText('A profile that you have paid for has not been created yet.')).toBeVisible()
  await press('Create profile')
  expect(await dialog('Connect your new profile')).toBeVisible()
})

test('BILL-21 the page counts the missing profiles, and the form of each profile begins empty', async () => {
  await open('first-sequence', () => pays('outreach-10-profiles'))
  const form = await dialog('Connect your new profile')
  await userEvent.click(within(form).getByRole('radio', { name: 'Send a one-time link', hidden }))
  await userEvent.type(within(form).getByLabelText(/^Send the link to/), 'jane.doe@example.com')
  await press('Connect profile')
  expect(await screen.findByText('8 profiles that you have paid for have not been created yet.')).toBeVisible()
  await press('Create profile')
  const next = await dialog('Connect your new profile')
  expect(within(next).getByLabelText(/^Account email/)).toHaveValue('')
})

test("BILL-30 'Cancel payment' in the overlay and in the banner ends the payment", async () => {
  await open('new-user')
  const { store } = app
  act(() => buy(store, 'plan', '/payment-1profile-monthly'))
  const overlay = await dialog('Complete payment in the new window')
  expect(within(overlay).getByRole('link', { name: 'Open the payment page', hidden })).toHaveAttribute(
    'href',
    '/payment-1profile-monthly',
  )
  await press('Cancel payment')
  expect(await dialog('Select your plan')).toBeVisible()

  act(() => buy(store, 'plan', '/payment-1profile-monthly'))
  act(() => store.set(purchaseAtom, { is: 'windowGone' }))
  const banner = await screen.findByRole('group', { name: 'Waiting for the payment of your plan', hidden })
  expect([store.get(choiceAtom), store.get(unconfirmedAtom).length]).toEqual([undefined, 1])
  await userEvent.click(within(banner).getByRole('button', { name: 'Cancel payment', hidden }))
  expect(await dialog('Select your plan')).toBeVisible()
  expect(store.get(unconfirmedAtom)).toEqual([])
  await waitFor(() => expect(banner).not.toBeInTheDocument())
})

test('BILL-31 during a payment, the plan modal offers the payment page instead of other plans', async () => {
  await open('new-user')
  const { store } = app
  expect(store.get(userAtom)?.paidProfilesCount).toBe(0)
  act(() => buy(store, 'plan', '/payment-1profile-monthly'))
  act(() => store.set(purchaseAtom, { is: 'windowGone' }))
  await press('Choose a plan')
  const modal = await dialog('Select your plan')
  for (const button of within(modal).getAllByRole('button', { name: 'Buy Now', hidden }))
    expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(within(modal).getByRole('button', { name: 'Open the payment page', hidden }))
  expect(await dialog('Complete payment in the new window')).toBeVisible()
})
