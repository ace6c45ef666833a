import { expect, expectAccessible, pay, requestsOf, test, toastOf } from '../support/app.ts'
import {
  creations,
  details,
  newAccount,
  openFirstPayment,
  payAndPoll,
  payElsewhere,
  planModal,
} from '../support/purchases.ts'

const committedPreviously = 'Payment has been already committed previously. Profile creation started instantly.'

test.describe('the plan modal', () => {
  test('BILL-1, BILL-4 the plan modal opens once per page load if the user has no paid profile', async ({
    signedInPage: page,
    workspace,
  }) => {
    await newAccount(page, workspace)
    await page.goto('/')
    await expect(planModal(page).getByRole('button', { name: 'Buy Now' })).toHaveCount(4)
    await expect(planModal(page)).toHaveAccessibleName('Select your plan')
    await expect.poll(() => planModal(page).boundingBox()).toMatchObject({ width: 1000, height: 800 })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(planModal(page)).toBeHidden()
    // The heading gets the focus, because no element had the focus before the dialog opened.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('link', { name: 'Recipients', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Recipients', level: 1 })).toBeVisible()
    await expect(planModal(page)).toBeHidden()
    await page.reload()
    await expect(planModal(page)).toBeVisible()
  })
})

test('SIM-3 a payment page of the simulator shows the order, and thanks the user after the payment', async ({
  signedInPage: page,
}) => {
  await page.goto('/payment-10profiles-monthly')
  await expect(page.getByText('$499 / month')).toBeVisible()
  for (const field of ['Card number', 'Expiry', 'Security code']) await expect(page.getByLabel(field)).toBeEditable()
  for (const name of ['Pay $499', 'Cancel']) await expect(page.getByRole('button', { name })).toBeEnabled()
  await pay(page)
  await expect(page.getByText('Thank you, the payment has gone through. You can close this window.')).toBeVisible()
})

test.describe('the purchase of a plan', () => {
  test('BILL-16, BILL-17 after the payment, the app creates a profile and asks for the sign-in details', async ({
    signedInPage: page,
    workspace,
  }) => {
    await newAccount(page, workspace)
    await page.clock.install()
    const requests = requestsOf(page)
    await page.goto('/')
    await payAndPoll(page, await openFirstPayment(page))
    await expect(toastOf(page, 'Payment received. You can now use 1 profile.')).toBeVisible()
    await expect(details(page)).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await details(page).getByRole('button', { name: 'Connect profile' }).click()
    await expect(details(page).getByLabel('Account email')).toHaveAccessibleDescription('Field is required!')
    await details(page).getByLabel('Country').selectOption({ label: 'Austria' })
    await details(page).getByLabel('Account email').fill('jane.doe@example.com')
    await details(page).getByLabel('Account password').fill('a secret')
    await page.reload()
    await expect(details(page).getByLabel('Account password')).toHaveValue('a secret')
    await expect(details(page).getByLabel('Account email')).toHaveValue('jane.doe@example.com')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a secret')
    await details(page).getByLabel('Account password').press('Enter')
    await expect(toastOf(page, 'Your profile is being connected.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(stored).not.toMatch(/a secret|jane\.doe/)
    expect(creations(requests)).toBe(1)
    const profiles = await (await page.request.get('/api/v2/profiles?limit=100')).json()
    expect(profiles).toMatchObject({
      count: 1,
      _embedded: { profiles: [{ name: 'Jane Doe', country: 'AT', slotStatus: 'assigned' }] },
    })
  })
})

test.describe('a payment that was made before the app opens', () => {
  test('BILL-21, BILL-22 when the app opens, it creates one profile for the payment', async ({
    signedInPage: page,
    workspace,
  }) => {
    await newAccount(page, workspace)
    await payElsewhere(page.request)
    const requests = requestsOf(page)
    await page.goto('/')
    await expect(toastOf(page, committedPreviously)).toBeVisible()
    await expect(planModal(page)).toBeHidden()
    await details(page).getByRole('radio', { name: 'Send a one-time link' }).click()
    await details(page).getByLabel('Send the link to').fill('jane.doe@example.com')
    await details(page).getByRole('button', { name: 'Later' }).click()
    await page.goto('/settings/manage/accountPlan')
    await expect(page.getByText('Your new profile is not connected yet.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Connect profile' }).click()
    await expect(details(page).getByLabel('Send the link to')).toHaveValue('jane.doe@example.com')
    await details(page).getByRole('button', { name: 'Connect profile' }).click()
    await expect(toastOf(page, 'An email with the link is on its way.')).toBeVisible()
    await expect(page.getByText('Your new profile is not connected yet.')).toBeHidden()
    expect(creations(requests)).toBe(1)
  })
})
