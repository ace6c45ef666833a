import { cancelPayment, expect, expectAccessible, pay, requestsOf, test, toastOf, startIn } from '../support/app.ts'
import { creations, details, newAccount, openFirstPayment, planModal, waitingForPlan } from '../support/purchases.ts'

const received = 'Payment received. You can now use 1 profile.'

test.describe('a payment under way', () => {
  test('BILL-29, BILL-30 survives a reload', async ({ signedInPage: page, workspace }) => {
    await newAccount(page, workspace)
    await page.goto('/')
    const popup = await openFirstPayment(page)
    await popup.getByLabel('Card number').fill('4242')
    await page.reload()
    await expect(waitingForPlan(page)).toBeVisible()
    await expect(planModal(page)).toBeHidden()
    await expectAccessible(page)
    const requests = requestsOf(page)

    await page.goto('/settings/manage/accountPlan')
    await page.getByRole('button', { name: 'Choose a plan' }).click()
    await expect(planModal(page).getByRole('button', { name: 'Buy Now' }).first()).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expectAccessible(page)
    await planModal(page).getByRole('button', { name: 'Open the payment page' }).click()
    await expect(page.getByRole('dialog', { name: 'Complete payment in the new window' })).toBeVisible()
    await expect(popup.getByLabel('Card number')).toHaveValue('4242')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect.poll(() => requests.filter((request) => request === 'GET /users/me').length).toBeGreaterThan(1)

    await pay(popup)
    await expect(toastOf(page, received)).toBeVisible()
    await expect(details(page)).toBeVisible()
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect(waitingForPlan(page)).toBeHidden()
  })

  test('BILL-29 a second tab also waits for the payment', async ({ signedInPage: page, workspace, context }) => {
    await newAccount(page, workspace)
    await page.goto('/')
    const popup = await openFirstPayment(page)
    const other = await context.newPage()
    const requests = [requestsOf(page), requestsOf(other)]
    await other.goto('/recipients')
    await expect(waitingForPlan(other)).toBeVisible()
    await expect(planModal(other)).toBeHidden()
    await pay(popup)
    await expect(waitingForPlan(other)).toBeHidden()
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect.poll(async () => (await details(page).count()) + (await details(other).count())).toBe(1)
    await expect(planModal(page)).toBeHidden()
    await expect(planModal(other)).toBeHidden()
    expect(creations(requests.flat())).toBe(1)
  })

  test('BILL-24, BILL-27 a payment for AI credits completes after the user has closed the payment window', async ({
    signedInPage: page,
    workspace,
  }) => {
    await startIn(page, workspace, 'out-of-credits')
    await page.goto('/calls')
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: /credits/i }).click()
    await expect(planModal(page).getByRole('radio', { name: /500 credits/ })).toBeChecked()
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await planModal(page).getByRole('button', { name: 'Buy Now' }).click()
    const popup = await opened
    await pay(popup, '4000 0000 0000 9995')
    await expect(popup.getByText('The payment is being processed.')).toBeVisible()
    await popup.close()
    await page.goto('/settings/manage/accountPlan')
    const waiting = page.getByRole('group').filter({ hasText: 'Waiting for the payment of your AI credits' })
    await expect(waiting).toBeVisible()
    await page.getByRole('button', { name: 'Buy AI credits' }).click()
    await expect(planModal(page).getByRole('button', { name: 'Cancel payment' })).toBeVisible()
    await expect(planModal(page).getByRole('button', { name: 'Buy Now' })).toBeHidden()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await workspace.advance(30_000)
    await expect(toastOf(page, 'AI credits purchased.')).toBeVisible()
    await expect(waiting).toBeHidden()
  })

  test('BILL-30 the payment ends when the user cancels it', async ({ signedInPage: page, workspace }) => {
    await newAccount(page, workspace)
    await page.goto('/')
    await cancelPayment(await openFirstPayment(page))
    await expect(planModal(page)).toBeVisible()

    await openFirstPayment(page)
    await page.getByRole('button', { name: 'Cancel payment' }).click()
    await expect(planModal(page)).toBeVisible()

    await (await openFirstPayment(page)).close()
    await waitingForPlan(page).getByRole('button', { name: 'Cancel payment' }).click()
    await expect(planModal(page)).toBeVisible()
    await expect(waitingForPlan(page)).toBeHidden()
  })

  test('BILL-32 a link opens the payment page if the browser blocks the payment window', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await newAccount(page, workspace)
    await page.goto('/')
    await planModal(page).getByRole('button', { name: 'Buy Now' }).first().click()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Open the payment page' }).click()
    const tab = await opened
    await pay(tab)
    await expect(toastOf(page, received)).toBeVisible()
    await expect.poll(() => tab.isClosed()).toBe(true)
  })
})

test('BILL-31 the user is charged only once if two attempts to pay fail and the response to the third is lost', async ({
  signedInPage: page,
  context,
  workspace,
}) => {
  await newAccount(page, workspace)
  await page.goto('/')
  const popup = await openFirstPayment(page)
  const failures = ['500', 'malformed', 'lost']
  await context.route('**/__simulator/checkout', async (route) => {
    const failure = failures.shift()
    if (failure === '500') return route.fulfill({ status: 500, json: { message: 'The provider is down.' } })
    if (failure === 'malformed') return route.fulfill({ status: 200, contentType: 'application/json', body: '{"' })
    await route.fetch()
    return route.abort()
  })
  await pay(popup)
  await expect(popup.getByRole('alert')).toHaveText('The provider is down.')
  await popup.getByRole('button', { name: 'Pay' }).click()
  await expect(popup.getByRole('alert')).not.toHaveText('The provider is down.')
  await popup.getByRole('button', { name: 'Pay' }).click()
  await expect(toastOf(page, received)).toBeVisible()
  await expect(details(page)).toBeVisible()
  expect(await (await page.request.get('/api/v2/users/me')).json()).toMatchObject({ paidProfilesCount: 1 })
})

test.describe('a plan that was paid for in another browser', () => {
  test('BILL-21 the form of a new profile opens when the app loads', async ({ signedInPage: page, workspace }) => {
    await startIn(page, workspace, 'first-sequence')
    const bought = { plan: 'outreach-10-profiles', card: '4242424242424242' }
    await page.request.post('/__simulator/checkout', { data: bought })
    await page.goto('/settings/manage/accountPlan')
    await details(page).getByRole('radio', { name: 'Send a one-time link' }).click()
    await details(page).getByLabel('Send the link to').fill('jane.doe@example.com')
    await details(page).getByRole('button', { name: 'Connect profile' }).click()
    await expect(page.getByText('8 profiles that you have paid for have not been created yet.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Create profile' }).click()
    await expect(details(page).getByLabel('Account email')).toHaveValue('')
  })
})
