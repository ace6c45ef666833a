import { type APIRequestContext, type Page } from '@playwright/test'
import { pollingMs } from '../../packages/contract/src/constants.ts'
import { expect, pay, type Workspace, startIn } from './app.ts'

export const creations = (requests: readonly string[]) =>
  requests.filter((request) => request === 'POST /profiles/creation-wizard').length

/** The dialog that asks for access to the LinkedIn account of a new profile. */
export const details = (page: Page) => page.getByRole('dialog', { name: 'Connect your new profile' })
export const planModal = (page: Page) => page.getByRole('dialog', { name: 'Select your plan' })

/** The notice while the app waits for a payment. */
export const waitingForPlan = (page: Page) =>
  page.getByRole('group').filter({ hasText: 'Waiting for the payment of your plan' })

/** Signs in with an account without a paid profile. */
export async function newAccount(page: Page, workspace: Workspace): Promise<void> {
  await startIn(page, workspace, 'new-user')
}

/** Pays for a plan outside of the app. */
export const payElsewhere = (request: APIRequestContext) =>
  request.post('/__simulator/checkout', { data: { plan: 'outreach-1-profile', card: '4242424242424242' } })

export async function openFirstPayment(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await planModal(page).getByRole('button', { name: 'Buy Now' }).first().click()
  const popup = await opened
  await expect(popup).toHaveURL('/payment-1profile-monthly')
  await expect(popup.getByLabel('Card number')).toBeVisible()
  return popup
}

/** Pays, and moves the clock of the app to its next poll. Call `page.clock.install` before the app opens. */
export async function payAndPoll(page: Page, popup: Page, card?: string): Promise<void> {
  const paid = page.context().waitForEvent('response', (response) => response.url().endsWith('/__simulator/checkout'))
  await pay(popup, card)
  await paid
  await page.clock.runFor(pollingMs.organization)
}
