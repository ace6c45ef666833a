import { cancelPayment, expect, expectAccessible, pay, requestsOf, test, toastOf, startIn } from '../support/app.ts'
import {
  creations,
  details,
  newAccount,
  openFirstPayment,
  payElsewhere,
  planModal,
  waitingForPlan,
} from '../support/purchases.ts'

const received = 'Payment received. You can now use 1 profile.'

test.describe('a payment under way', () => {
  test('BILL-29, BILL-30, BILL-31 outlives a reload: nothing can be bought twice, and its window closes by itself', async ({
    signedInPage: page,
    world,
  }) => {
    await newAccount(page, world)
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
    await expect(page.getByRole('dialog', { name: 'Finish your payment in the other window' })).toBeVisible()
    // The same window, with what was typed in it.
    await expect(popup.getByLabel('Card number')).toHaveValue('4242')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect.poll(() => requests.filter((request) => request === 'GET /users/me').length).toBeGreaterThan(1)

    await pay(popup)
    await expect(toastOf(page, received)).toBeVisible({ timeout: 10_000 })
    await expect(details(page)).toBeVisible()
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect(waitingForPlan(page)).toBeHidden()
  })

  test('BILL-29 is waited for in a second tab, too, and its profile is created once', async ({
    signedInPage: page,
    world,
    context,
  }) => {
    await newAccount(page, world)
    await page.goto('/')
    const popup = await openFirstPayment(page)
    const other = await context.newPage()
    const requests = [requestsOf(page), requestsOf(other)]
    await other.goto('/recipients')
    await expect(waitingForPlan(other)).toBeVisible()
    await expect(planModal(other)).toBeHidden()
    await pay(popup)
    await expect(waitingForPlan(other)).toBeHidden({ timeout: 10_000 })
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect.poll(async () => (await details(page).count()) + (await details(other).count())).toBe(1)
    await expect(planModal(page)).toBeHidden()
    await expect(planModal(other)).toBeHidden()
    expect(creations(requests.flat())).toBe(1)
  })

  test('BILL-29 is noticed after its window was closed while it was pending', async ({ signedInPage: page, world }) => {
    await newAccount(page, world)
    await page.goto('/')
    const popup = await openFirstPayment(page)
    await pay(popup, '4000 0000 0000 9995')
    await expect(popup.getByText('The payment is being processed. This window closes by itself.')).toBeVisible()
    await popup.close()
    await expect(waitingForPlan(page)).toBeVisible()
    await expect(planModal(page)).toBeHidden()
    await world.advance(30_000)
    await expect(toastOf(page, received)).toBeVisible({ timeout: 10_000 })
    await expect(details(page)).toBeVisible()
  })

  test('BILL-27 of credits is noticed after its window was closed while it was pending', async ({
    signedInPage: page,
    world,
  }) => {
    await startIn(page, world, 'out-of-credits')
    await page.goto('/settings/manage/accountPlan')
    await page.getByRole('button', { name: 'Buy AI credits' }).click()
    const opened = page.waitForEvent('popup')
    await planModal(page).getByRole('button', { name: 'Buy Now' }).click()
    const popup = await opened
    await pay(popup, '4000 0000 0000 9995')
    await expect(popup.getByText('The payment is being processed.')).toBeVisible()
    await popup.close()
    const waiting = page.getByRole('group').filter({ hasText: 'Waiting for the payment of your AI credits' })
    await expect(waiting).toBeVisible()
    await page.getByRole('button', { name: 'Buy AI credits' }).click()
    await expect(planModal(page).getByRole('button', { name: 'I did not pay' })).toBeVisible()
    await expect(planModal(page).getByRole('button', { name: 'Buy Now' })).toBeHidden()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await world.advance(30_000)
    await expect(toastOf(page, 'AI credits purchased.')).toBeVisible({ timeout: 10_000 })
    await expect(waiting).toBeHidden()
  })

  test('SHELL-59 is reported for 10 s, less important news for 5 s', async ({ signedInPage: page, world }) => {
    const shownMs = async (title: string) => {
      await expect(toastOf(page, title)).toBeVisible({ timeout: 10_000 })
      const start = Date.now()
      await expect(toastOf(page, title)).toBeHidden({ timeout: 20_000 })
      return Date.now() - start
    }
    await startIn(page, world, 'out-of-credits')
    await page.goto('/settings/manage/accountPlan')
    await page.getByRole('button', { name: 'Buy AI credits' }).click()
    const opened = page.waitForEvent('popup')
    await planModal(page).getByRole('button', { name: 'Buy Now' }).click()
    await (await opened).close()
    await page.request.post('/__simulator/checkout', { data: { credits: 500, card: '4242424242424242' } })
    expect(await shownMs('AI credits purchased.')).toBeGreaterThan(8500)
    await page.getByRole('link', { name: 'General' }).click()
    await page.getByLabel('Full Name').fill('Jordan Lind')
    await page.getByRole('button', { name: 'Update' }).click()
    expect(await shownMs('Your details have been updated.')).toBeLessThan(8500)
  })

  test('BILL-30 ends when the user did not pay: on the payment page, in the overlay, or in the notice', async ({
    signedInPage: page,
    world,
  }) => {
    await newAccount(page, world)
    await page.goto('/')
    await cancelPayment(await openFirstPayment(page))
    await expect(planModal(page)).toBeVisible()

    await openFirstPayment(page)
    await page.getByRole('button', { name: 'I did not pay' }).click()
    await expect(planModal(page)).toBeVisible()

    await (await openFirstPayment(page)).close()
    await waitingForPlan(page).getByRole('button', { name: 'I did not pay' }).click()
    await expect(planModal(page)).toBeVisible()
    await expect(waitingForPlan(page)).toBeHidden()
  })

  test('BILL-32 opens from a link where the browser blocks the window, and that tab closes by itself', async ({
    signedInPage: page,
    world,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await newAccount(page, world)
    await page.goto('/')
    await planModal(page).getByRole('button', { name: 'Buy Now' }).first().click()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Open the payment page' }).click()
    const tab = await opened
    await pay(tab)
    await expect(toastOf(page, received)).toBeVisible({ timeout: 10_000 })
    await expect.poll(() => tab.isClosed()).toBe(true)
  })

  test('says that its window can be closed where nothing waits for it', async ({ signedInPage: page }) => {
    await page.goto('/payment-10profiles-monthly')
    await pay(page)
    await expect(page.getByText('Thank you, the payment has gone through. You can close this window.')).toBeVisible()
  })
})

test('BILL-31 a payment whose answers fail is charged once', async ({ signedInPage: page, context, world }) => {
  await newAccount(page, world)
  await page.goto('/')
  const popup = await openFirstPayment(page)
  const failures = ['500', 'malformed', 'lost']
  await context.route('**/__simulator/checkout', async (route) => {
    const failure = failures.shift()
    if (failure === '500') return route.fulfill({ status: 500, json: { message: 'The provider is down.' } })
    if (failure === 'malformed') return route.fulfill({ status: 200, contentType: 'application/json', body: '{"' })
    // It takes effect, and its answer is lost.
    await route.fetch()
    return route.abort()
  })
  await pay(popup)
  await expect(popup.getByRole('alert')).toHaveText('The provider is down.')
  await popup.getByRole('button', { name: 'Pay' }).click()
  await expect(popup.getByRole('alert')).not.toHaveText('The provider is down.')
  await popup.getByRole('button', { name: 'Pay' }).click()
  await expect(toastOf(page, received)).toBeVisible({ timeout: 10_000 })
  await expect(details(page)).toBeVisible()
  expect(await (await page.request.get('/api/v2/users/me')).json()).toMatchObject({ paidProfilesCount: 1 })
})

test.describe('a profile that was paid elsewhere', () => {
  test('BILL-21 is created while the plan modal shows', async ({ signedInPage: page, world }) => {
    await newAccount(page, world)
    await page.goto('/')
    await expect(planModal(page)).toBeVisible()
    await payElsewhere(page.request)
    await expect(details(page)).toBeVisible({ timeout: 10_000 })
    await expect(planModal(page)).toBeHidden()
  })

  test('BILL-21 is created at load next to others, and offered on the account plan', async ({
    signedInPage: page,
    world,
  }) => {
    await startIn(page, world, 'first-sequence')
    const bought = { plan: 'outreach-10-profiles', card: '4242424242424242' }
    await page.request.post('/__simulator/checkout', { data: bought })
    await page.goto('/settings/manage/accountPlan')
    await details(page).getByRole('radio', { name: 'Send a one-time link' }).click()
    await details(page).getByLabel('Send the link to').fill('jane.doe@example.com')
    await details(page).getByRole('button', { name: 'Connect profile' }).click()
    await expect(page.getByText('9 profiles that you have paid for have not been created yet.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Create profile' }).click()
    await expect(details(page).getByLabel('Account email')).toHaveValue('')
  })
})

test('BILL-40 marks no plan as the current one of a lifetime deal', async ({ signedInPage: page, world }) => {
  await startIn(page, world, 'appsumo')
  await page.goto('/settings/manage/accountPlan')
  await page.getByRole('button', { name: 'Upgrade' }).click()
  const modal = page.getByRole('dialog', { name: 'Upgrade your plan' })
  await expect(modal.getByRole('button', { name: 'Upgrade Now' }).first()).toBeEnabled()
  await expect(modal.getByText('Current plan')).toBeHidden()
})
