import { type Page } from '@playwright/test'
import { closePlanModal, expect, expectAccessible, test } from '../support/app.ts'

async function signIn(page: Page, password = 'demo') {
  await page.getByLabel('Email').fill('demo@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.describe('signing in', () => {
  test('AUTH-6, AUTH-10 returns to the requested page, with its query', async ({ page, world }) => {
    await world.reset('agency')
    await page.goto('/recipients?select_category=objection&search=ann')
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    await signIn(page)
    await expect(page).toHaveURL('/recipients?select_category=objection&search=ann')
    await expect(page.getByRole('heading', { name: 'Recipients', level: 1 })).toBeVisible()
  })

  test("AUTH-5 shows 'Loading...' during the session check", async ({ page, world }) => {
    await world.fault({ operationId: 'userMe', latencyMs: 1000, times: 1 })
    await page.goto('/')
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in to Tandem' })).toBeVisible()
  })

  test('AUTH-7 checks the session afresh when the app opens', async ({ signedInPage: page }) => {
    const check = page.waitForRequest(/\/api\/v2\/users\/me(?:\?|$)/)
    await page.goto('/calls')
    expect((await check).url()).toMatch(/\?fresh=true$/)
  })

  test('SHELL-29 comes before drawers and wizards', async ({ page, world }) => {
    await world.reset('agency')
    for (const path of ['/recipients/manage/7/general', '/clients/create']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Sign in to Tandem' })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test('AUTH-8 a failed session check means that nobody is signed in, and is not repeated', async ({
    signedInPage: page,
    world,
  }) => {
    await world.fault({ operationId: 'userMe', status: 503, times: 1 })
    await page.goto('/team')
    await expect(page.getByRole('heading', { name: 'Sign in to Tandem' })).toBeVisible()
  })

  test('AUTH-12 says that the password is wrong, and keeps the typed values', async ({ page, world }) => {
    await world.reset('agency')
    await page.goto('/login')
    await signIn(page, 'wrong')
    await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.')
    await expect(page.getByLabel('Email')).toHaveValue('demo@example.com')
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  test('SHELL-33, SHELL-34, SHELL-35, SHELL-54 asks for missing values from the first submit on, and focuses the first', async ({
    page,
  }) => {
    await page.goto('/login')
    await expect(page.getByText('Field is required!')).toBeHidden()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Field is required!')).toHaveCount(2)
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill('demo')
    await expect(page.getByText('Field is required!')).toHaveCount(1)
    await page.getByLabel('Email').press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test("SHELL-39 shows the server's message beside its field", async ({ page, world }) => {
    const body = { message: 'Bad input.', errors: [{ field: 'email', message: 'This account is closed.' }] }
    await world.fault({ operationId: 'login', status: 400, body, times: 1 })
    await page.goto('/login')
    await signIn(page)
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/This account is closed\./)
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('SHELL-39 says that the server cannot be reached, and works once it can', async ({ page, world }) => {
    // Browsers repeat a request by themselves when its connection breaks: the fault lasts until the world is reset.
    await world.fault({ operationId: 'login', offline: true })
    await page.goto('/login')
    await signIn(page)
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
    await world.reset('agency')
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  for (const stranger of ['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)']) {
    test(`AUTH-11 never leads to ${stranger}`, async ({ page, world }) => {
      await world.reset('agency')
      await page.goto(`/login?${new URLSearchParams({ returnTo: stranger })}`)
      await signIn(page)
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  }

  test('can show the password, and is accessible in light and dark', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
})

test.describe('the end of a session', () => {
  const logout = async (page: Page) => {
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }

  test('AUTH-13 by logout leads to the login page and ends the session', async ({ signedInPage: page }) => {
    await page.goto('/team')
    await logout(page)
    await expect(page.getByRole('heading', { name: 'Sign in to Tandem' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    await page.goto('/team')
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fteam/)
  })

  test("AUTH-14 that fails says 'Logout failed!' with the error's text, and can be retried", async ({
    signedInPage: page,
    world,
  }) => {
    await world.fault({ operationId: 'logout', status: 500, body: { message: 'The session store is down.' }, times: 1 })
    await page.goto('/team')
    await logout(page)
    const toast = page.getByRole('listitem', { name: 'Logout failed!' })
    await expect(toast).toContainText('The session store is down.')
    await page.keyboard.press('Escape')
    await toast.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('AUTH-14 forgets the failure with a later logout that works', async ({ signedInPage: page, world }) => {
    await world.fault({ operationId: 'logout', status: 500, body: { message: 'The session store is down.' }, times: 1 })
    await page.goto('/team')
    await logout(page)
    await expect(page.getByRole('listitem', { name: 'Logout failed!' })).toBeVisible()
    await page.keyboard.press('Escape')
    await logout(page)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('listitem', { name: 'Logout failed!' })).toBeHidden()
  })

  test('AUTH-10 by the server leads to the login page, says so, and then back to the page', async ({
    signedInPage: page,
    context,
  }) => {
    await page.clock.install()
    await page.goto('/team')
    await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible()
    await context.clearCookies()
    // The next poll is due 20 s after the last answer, which may not have arrived yet.
    await expect(async () => {
      await page.clock.runFor(21_000)
      await expect(page.getByText('Your session has ended. Sign in again to continue where you left off.')).toBeVisible(
        {
          timeout: 2000,
        },
      )
    }).toPass({ timeout: 20_000 })
    await signIn(page)
    await expect(page).toHaveURL('/team')
  })

  test('AUTH-15 shows none of its data to the next user', async ({ signedInPage: page, world }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Notifications, \d+ unread/ })).toBeVisible()
    await logout(page)
    await expect(page.getByRole('heading', { name: 'Sign in to Tandem' })).toBeVisible()
    await world.reset('new-user')
    await signIn(page)
    await closePlanModal(page)
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })
})
