import { pollingMs } from '../../packages/contract/src/constants.ts'
import { expect, test } from '../support/app.ts'
import { startPaymentProvider } from '../support/paymentProvider.ts'
import { details, newAccount, planModal, waitingForPlan } from '../support/purchases.ts'

test("BILL-37, BILL-43 the popup opens the provider's page", async ({
  signedInPage: page,
  context,
  baseURL,
  workspace,
}) => {
  const paidPlans: string[] = []
  const provider = await startPaymentProvider(async (plan) => {
    await page.request.post('/__simulator/checkout', { data: { plan, card: '4242424242424242' } })
    paidPlans.push(plan)
  })
  // Adds the provider's address to the page, like a build with VITE_PAYMENT_URL.
  await context.route(`${baseURL}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const content = provider.template.replaceAll('&', '&amp;')
    const body = html.replace('name="payment-url" content=""', `name="payment-url" content="${content}"`)
    expect(body).not.toBe(html)
    return route.fulfill({ response, body })
  })
  const overlay = page.getByRole('dialog', { name: 'Complete payment in the new window' })
  const opensPayment = async (from: () => Promise<void>) => {
    const opened = page.waitForEvent('popup')
    await from()
    const popup = await opened
    await expect(popup.getByRole('heading', { name: 'Pay outreach-10-profiles' })).toBeVisible()
    // The page keeps waiting, although the popup shows another site.
    await expect(overlay).toBeVisible()
    return popup
  }
  const buy = () => planModal(page).getByRole('button', { name: 'Buy Now' }).nth(1).click()

  await newAccount(page, workspace)
  await page.clock.install()
  await page.goto('/')
  const cancelled = await opensPayment(buy)
  await cancelled.getByRole('link', { name: 'Cancel' }).click()
  await expect.poll(() => cancelled.isClosed()).toBe(true)
  await expect(planModal(page)).toBeVisible()
  await expect(waitingForPlan(page)).toBeHidden()

  const left = await opensPayment(buy)
  const order = await left.getByText(/^Order /).textContent()
  await left.close()
  const popup = await opensPayment(() =>
    waitingForPlan(page).getByRole('button', { name: 'Open the payment page' }).click(),
  )
  await expect(popup.getByText(/^Order /)).toHaveText(order ?? '')
  await popup.getByRole('link', { name: 'Pay' }).click()
  await expect.poll(() => paidPlans).toEqual(['outreach-10-profiles'])
  await page.clock.runFor(pollingMs.organization)
  await expect(details(page)).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await provider.stop()
})
