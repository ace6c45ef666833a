import { closePlanModal, expect, test, toastOf } from '../support/app.ts'
import { details, openFirstPayment, payAndPoll } from '../support/purchases.ts'
import { storedIn, traceOf } from '../support/secrets.ts'

const password = 'SignUpSecret41'
const wrongPassword = 'MistypedSecret42'
const accountPassword = 'AccountSecret43'
const anySecret = /Secret4\d/

test('AUTH-15, BILL-23 passwords never appear in logs, addresses or the journal', async ({
  page,
  context,
  workspace,
}) => {
  const trace = traceOf(context)
  const places = async () =>
    Object.entries(await storedIn(page)).flatMap(([place, text]) => (anySecret.test(text) ? [place] : []))
  await workspace.reset('new-user')
  await page.clock.install()
  await page.goto('/registration')
  await page.getByLabel('Full Name').fill('Ann Baker')
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await expect(page.getByText(/^Password strength/)).toBeVisible()
  expect(await places()).toEqual([])
  // The browser stores the idempotency key of a failed request, but not if the request contains a password.
  await workspace.fault({ operationId: 'register', status: 500, times: 1 })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await places()).toEqual([])
  await page.getByRole('button', { name: 'Create account' }).click()
  await closePlanModal(page)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()

  for (const typed of [wrongPassword, password]) {
    // Searches by role, because the label of the notice above the page also contains 'email'.
    await page.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
    await page.getByLabel('Password', { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Sign in' }).click()
    if (typed === wrongPassword) await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.')
    expect(await places()).toEqual([])
  }

  // The plan modal opens again in a new session.
  await payAndPoll(page, await openFirstPayment(page))
  const typePassword = async () => {
    await details(page).getByLabel('Account email').fill('jane.doe@example.com')
    await details(page).getByLabel('Account password').fill(accountPassword)
  }
  await typePassword()
  expect(await places()).toEqual(['sessionStorage'])
  await details(page).getByRole('button', { name: 'Later' }).click()
  await expect(details(page)).toBeHidden()
  expect(await places()).toEqual([])

  await page.goto('/settings/manage/accountPlan')
  await page.getByRole('button', { name: 'Connect profile' }).click()
  await typePassword()
  await context.clearCookies()
  await details(page).getByRole('button', { name: 'Connect profile' }).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  expect(await places()).toEqual([])

  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Connect profile' }).click()
  await typePassword()
  await details(page).getByRole('button', { name: 'Connect profile' }).click()
  await expect(toastOf(page, 'Your profile is being connected.')).toBeVisible()
  expect(await places()).toEqual([])

  expect(trace.length).toBeGreaterThan(50)
  expect(trace.filter((line) => anySecret.test(line))).toEqual([])
  const journal = JSON.stringify(await workspace.journal())
  expect(journal).toContain('profileWizardFill')
  expect(journal).not.toMatch(anySecret)
})
