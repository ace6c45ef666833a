import { type Page } from '@playwright/test'
import { closePlanModal, expect, expectAccessible, requestsOf, test, toastOf } from '../support/app.ts'

async function signIn(page: Page, password = 'demo') {
  await page.getByLabel('Email').fill('demo@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.describe('signing in', () => {
  test('AUTH-6, SHELL-29 a sign-in leads to the requested page', async ({ page, workspace }) => {
    await workspace.fault({ operationId: 'userMe', latencyMs: 3000, times: 1 })
    const requests = requestsOf(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in to Tandem' })).toBeVisible()
    expect(requests).toEqual(['GET /users/me'])
    for (const path of ['/recipients/manage/7/general', '/clients/create']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Sign in to Tandem' })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    }

    await page.goto('/recipients?select_category=objection&search=ann')
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    await signIn(page)
    await expect(page).toHaveURL('/recipients?select_category=objection&search=ann')
    await expect(page.getByRole('heading', { name: 'Recipients', level: 1 })).toBeVisible()
  })

  test('AUTH-7, AUTH-8 the app checks the session when it opens', async ({ signedInPage: page, workspace }) => {
    await workspace.fault({ operationId: 'userMe', status: 503, times: 1 })
    const requests = requestsOf(page)
    const check = page.waitForRequest(/\/api\/v2\/users\/me(?:\?|$)/)
    await page.goto('/team')
    expect((await check).url()).toMatch(/\?fresh=true$/)
    await expect(page.getByRole('heading', { name: 'Tandem cannot be reached' })).toBeVisible()
    expect(requests.filter((each) => each === 'GET /users/me')).toHaveLength(1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
  })

  test('AUTH-12, SHELL-39 a failed sign-in shows the reason', async ({ page, workspace }) => {
    await page.goto('/login')
    await signIn(page, 'wrong')
    await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.')
    await expect(page.getByLabel('Email')).toHaveValue('demo@example.com')

    const body = { message: 'Bad input.', errors: [{ field: 'email', message: 'This account is closed.' }] }
    await workspace.fault({ operationId: 'login', status: 400, body, times: 1 })
    await signIn(page)
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/This account is closed\./)
    await expect(page.getByLabel('Email')).toBeFocused()

    // Browsers repeat a request after a broken connection, so the fault stays active until the reset.
    await workspace.fault({ operationId: 'login', offline: true })
    await signIn(page)
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
    await workspace.reset('agency')
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  test('SHELL-33, SHELL-34 the form marks missing values after the first submit', async ({ page }) => {
    const password = page.getByLabel('Password', { exact: true })
    await page.goto('/login')
    await expect(page.getByText('Field is required!')).toBeHidden()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Field is required!')).toHaveCount(2)
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill('demo')
    await expect(page.getByText('Field is required!')).toHaveCount(1)
    await page.getByLabel('Email').press('Enter')
    await expect(password).toBeFocused()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }

    await password.fill('secret')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('AUTH-11 a sign-in never leads to another site', async ({ page, workspace: _workspace }) => {
    // `packages/app/src/shared/router/returnAddress.test.ts` tests all other addresses.
    await page.goto(`/login?${new URLSearchParams({ returnTo: '/\\evil.example/' })}`)
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test.describe('the end of a session', () => {
  const heading = (page: Page) => page.getByRole('heading', { name: 'Sign in to Tandem' })
  const logout = async (page: Page) => {
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }

  test('AUTH-13, AUTH-14 a logout leads to the login page, and a failed logout shows the reason', async ({
    signedInPage: page,
    workspace,
  }) => {
    const toast = page.getByRole('listitem', { name: 'Logout failed!' })
    const body = { message: 'The session store is down.' }
    await workspace.fault({ operationId: 'logout', status: 500, body, times: 1 })
    await page.goto('/team')
    await logout(page)
    await expect(toast).toContainText('The session store is down.')
    await page.keyboard.press('Escape')
    await toast.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/login')
    await expect(heading(page)).toBeVisible()
    await expect(toast).toBeHidden()
    await page.goto('/team')
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fteam/)
  })

  test('AUTH-10 a session that the server ends leads to the login page', async ({ signedInPage: page, context }) => {
    await page.clock.install()
    await page.goto('/team')
    await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible()
    await context.clearCookies()
    // The app requests data again 20 s after a response. A late response delays this request, so the test waits again.
    await expect(async () => {
      await page.clock.runFor(21_000)
      await expect(page.getByText('Your session has ended. Sign in again to continue where you left off.')).toBeVisible(
        {
          timeout: 2000,
        },
      )
    }).toPass()
    await signIn(page)
    await expect(page).toHaveURL('/team')
  })

  test('AUTH-10, SHELL-39 typed values stay for the same user when the server ends the session', async ({
    signedInPage: page,
    context,
  }) => {
    await page.goto('/recipients/manage/2/general')
    const title = page.getByLabel('Title')
    await title.fill('Head of everything')
    await context.clearCookies()
    const save = page.getByRole('button', { name: 'Save' })
    await save.click()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await expect(page.getByText('could not be saved')).toHaveCount(0)
    await signIn(page)
    await expect(page).toHaveURL('/recipients/manage/2/general')
    await expect(title).toHaveValue('Head of everything')
    await save.click()
    await expect(toastOf(page, 'Recipient info has been updated.')).toBeVisible()
  })

  test('AUTH-15, SHELL-18 the next user sees no data of the previous user', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Notifications, \d+\+? unread/ })).toBeVisible()
    await logout(page)
    await expect(heading(page)).toBeVisible()
    await workspace.reset('new-user')
    await signIn(page)
    await closePlanModal(page)
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    await expect(page.getByText('You are up to date! We will keep you posted about notifications.')).toBeVisible()
  })

  test('AUTH-15 after a sign-in of another user in one tab, every tab shows the new user', async ({
    signedInPage: page,
    context,
  }) => {
    const account = (each: Page) => each.getByRole('button', { name: /Account menu/ })
    await page.goto('/settings/manage/general')
    const name = page.getByLabel('Full Name')
    await name.fill('Typed by the first user')
    const second = await context.newPage()
    await second.goto('/team')
    await logout(second)
    await second.getByLabel('Email').fill('daniel@brightwater.example.com')
    await second.getByLabel('Password', { exact: true }).fill('demo')
    await second.getByRole('button', { name: 'Sign in' }).click()
    for (const each of [second, page]) await expect(account(each)).toHaveAccessibleName(/Daniel/)
    await expect(page).toHaveURL('/settings/manage/general')
    await expect(name).toHaveValue(/^Daniel/)
    await expect(page.getByText('The account changed in another tab', { exact: true })).toBeVisible()
  })

  test('AUTH-15 after another user has signed in, the app does not save the input of the previous user', async ({
    signedInPage: page,
    context,
  }) => {
    const account = page.getByRole('button', { name: /Account menu/ })
    const save = page.getByRole('button', { name: 'Update' })
    await page.goto('/settings/manage/general')
    await page.getByLabel('Full Name').fill('Typed by the first user')
    await expect(account).not.toHaveAccessibleName(/Daniel/)
    const data = { email: 'daniel@brightwater.example.com', password: 'demo' }
    // This sign-in changes only the cookie, so the open tab is not informed.
    expect((await context.request.post('/api/v2/auth/login', { data })).ok()).toBe(true)
    const requests = requestsOf(page)
    // The focus and the click happen in one task, as when the user clicks the button while another window is active.
    await save.evaluate((button: HTMLElement) => {
      window.dispatchEvent(new Event('focus'))
      button.click()
    })
    await expect(account).toHaveAccessibleName(/Daniel/)
    await expect(page.getByLabel('Full Name')).toHaveValue(/^Daniel/)
    expect(requests.filter((each) => !each.startsWith('GET '))).toEqual([])
  })
})

/** One screen of each kind that shows dates or numbers. */
const screens = [
  '/',
  '/messages',
  '/clients/manage/1/settings',
  '/sequences/manage/1',
  '/calls?view=calendar',
  '/calls/create',
  '/settings/manage/accountPlan',
]

test('SHELL-97 screens with dates or numbers work in a browser with the language en-US@posix', async ({
  signedInPage: page,
}) => {
  await page.addInitScript((tag) => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => tag })
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => [tag] })
  }, 'en-US@posix')
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByText('ran into a problem')).toHaveCount(0)
  }
})
