import { type APIRequestContext, type Page } from '@playwright/test'
import { cancelPayment, expect, expectAccessible, pay, requestsOf, test, toastOf, type World } from '../support/app.ts'

const creations = (requests: readonly string[]) =>
  requests.filter((request) => request === 'POST /profiles/creation-wizard').length
const details = (page: Page) => page.getByRole('dialog', { name: 'Connect your new profile' })
const planModal = (page: Page) => page.getByRole('dialog', { name: 'Select your plan' })
const committedPreviously = 'Payment has been already committed previously. Profile creation started instantly.'

/** A new account, without a paid profile. */
async function newAccount(page: Page, world: World) {
  await world.reset('new-user')
  await page.request.post('/api/v2/auth/login', { data: { email: 'demo@example.com', password: 'demo' } })
}

/** A payment that was made somewhere else. */
const payElsewhere = (request: APIRequestContext) =>
  request.post('/__simulator/checkout', { data: { plan: 'outreach-1-profile', card: '4242424242424242' } })

/** Buys the plan for one profile in the modal that opened by itself. */
async function buyFirstPlan(page: Page) {
  await pay(await openFirstPayment(page))
}

async function openFirstPayment(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await planModal(page).getByRole('button', { name: 'Buy Now' }).first().click()
  const popup = await opened
  await expect(popup).toHaveURL('/payment-1profile-monthly')
  await expect(popup.getByLabel('Card number')).toBeVisible()
  return popup
}

const waitingForPlan = (page: Page) =>
  page.getByRole('group').filter({ hasText: 'Waiting for the payment of your plan' })
const received = 'Payment received. You can now use 1 profile.'

test.describe('the plan modal', () => {
  test('BILL-2, BILL-4 opens by itself without a paid profile; stays closed until the app is opened again', async ({
    signedInPage: page,
    world,
  }) => {
    await newAccount(page, world)
    await page.goto('/')
    await expect(planModal(page).getByRole('button', { name: 'Buy Now' })).toHaveCount(4)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(planModal(page)).toBeHidden()
    await page.getByRole('link', { name: 'Recipients', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Recipients', level: 1 })).toBeVisible()
    await expect(planModal(page)).toBeHidden()
    await page.reload()
    await expect(planModal(page)).toBeVisible()
  })

  test('BILL-3 leaves /monthlyPayment and the payment pages alone', async ({ signedInPage: page, world }) => {
    await newAccount(page, world)
    for (const path of ['/monthlyPayment', '/payment-1profile-monthly']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Payment' }).first()).toBeVisible()
      await expect(planModal(page)).toBeHidden()
    }
  })

  test('BILL-24 for AI credits opens from the account menu when they are used up', async ({
    signedInPage: page,
    world,
  }) => {
    await world.reset('out-of-credits')
    await page.request.post('/api/v2/auth/login', { data: { email: 'demo@example.com', password: 'demo' } })
    await page.goto('/calls')
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: /credits/i }).click()
    await expect(planModal(page).getByRole('radio', { name: /500 credits/ })).toBeChecked()
    await expectAccessible(page)
  })
})

test('SIM-3 a payment page against the simulator shows the order, a card form, Pay and Cancel', async ({
  signedInPage: page,
}) => {
  await page.goto('/payment-10profiles-monthly')
  await expect(page.getByText('$499')).toBeVisible()
  for (const field of ['Card number', 'Expiry', 'Security code']) await expect(page.getByLabel(field)).toBeEditable()
  for (const name of ['Pay', 'Cancel']) await expect(page.getByRole('button', { name })).toBeEnabled()
})

test.describe('a plan that is bought', () => {
  test('BILL-16, BILL-17, BILL-23 leads to a created profile and its account; tracked and created once', async ({
    signedInPage: page,
    world,
  }) => {
    await page.addInitScript(() => {
      window.tandemTrack = (event) => sessionStorage.setItem('tracked', JSON.stringify(event))
    })
    await newAccount(page, world)
    const requests = requestsOf(page)
    await page.goto('/')
    await buyFirstPlan(page)
    await expect(toastOf(page, 'Payment received. You can now use 1 profile.')).toBeVisible()
    await expect(details(page)).toBeVisible()
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('tracked') ?? 'null'))).toEqual({
      name: 'Purchase',
      plan: 'outreach-1-profile',
      value: 99,
      currency: 'USD',
    })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
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
    await page.goto('/settings/manage/accountPlan')
    await expect(page.getByRole('group', { name: 'Paid profiles' })).toContainText('1')
    await expect(page.getByRole('group', { name: 'Used profiles' })).toContainText('1')
    await page.reload()
    await expect(page.getByRole('group', { name: 'Used profiles' })).toContainText('1')
    expect(creations(requests)).toBe(1)
    const profiles = await (await page.request.get('/api/v2/profiles?limit=100')).json()
    expect(profiles).toMatchObject({
      count: 1,
      _embedded: { profiles: [{ name: 'Jane Doe', country: 'AT', slotStatus: 'assigned' }] },
    })
  })

  test('BILL-20 says that the payment was made before when the tracker fails, and goes on', async ({
    signedInPage: page,
    world,
  }) => {
    await page.addInitScript(() => {
      window.tandemTrack = () => {
        throw new Error('blocked')
      }
    })
    await newAccount(page, world)
    await page.goto('/')
    await buyFirstPlan(page)
    await expect(toastOf(page, committedPreviously)).toBeVisible()
    await expect(details(page)).toBeVisible()
  })

  test("BILL-19 says 'creating profile failed' without a profileId, and creates it when tried again", async ({
    signedInPage: page,
    world,
  }) => {
    await newAccount(page, world)
    await world.fault({ operationId: 'profileWizardCreate', status: 201, body: {}, times: 1 })
    await page.goto('/')
    await buyFirstPlan(page)
    const overlay = page.getByRole('dialog', { name: 'Your profile could not be created' })
    await expect(overlay.getByText('creating profile failed')).toBeVisible()
    await expectAccessible(page)
    await overlay.getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/settings/manage/accountPlan')
    await expect(page.getByText('A profile that you have paid for has not been created yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Create profile' }).click()
    await expect(details(page)).toBeVisible()
  })
})

test.describe('a payment that was made before', () => {
  test('BILL-21, BILL-22 creates its profile at load, once, and keeps what was typed until it is sent', async ({
    signedInPage: page,
    world,
  }) => {
    await newAccount(page, world)
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
    await expect(toastOf(page, 'A mail with the link is on its way.')).toBeVisible()
    await expect(page.getByText('Your new profile is not connected yet.')).toBeHidden()
    expect(creations(requests)).toBe(1)
  })

  test('BILL-18 is not requested again when the app is opened while it runs', async ({ signedInPage: page, world }) => {
    await newAccount(page, world)
    await payElsewhere(page.request)
    await world.fault({ operationId: 'profileWizardCreate', latencyMs: 20_000, times: 1 })
    const requests = requestsOf(page)
    await page.goto('/')
    await expect(page.getByRole('dialog', { name: 'Your profile is being created' })).toBeVisible()
    await expect.poll(() => creations(requests)).toBe(1)
    await page.reload()
    await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(creations(requests)).toBe(1)
  })
})

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
    await world.reset('out-of-credits')
    await page.request.post('/api/v2/auth/login', { data: { email: 'demo@example.com', password: 'demo' } })
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
    await world.reset('first-sequence')
    await page.request.post('/api/v2/auth/login', { data: { email: 'demo@example.com', password: 'demo' } })
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
  await world.reset('appsumo')
  await page.request.post('/api/v2/auth/login', { data: { email: 'demo@example.com', password: 'demo' } })
  await page.goto('/settings/manage/accountPlan')
  await page.getByRole('button', { name: 'Upgrade' }).click()
  const modal = page.getByRole('dialog', { name: 'Upgrade your plan' })
  await expect(modal.getByRole('button', { name: 'Upgrade Now' }).first()).toBeEnabled()
  await expect(modal.getByText('Current plan')).toBeHidden()
})
