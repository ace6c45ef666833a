import { type APIRequestContext, type Page } from '@playwright/test'
import * as v from 'valibot'
import { closePlanModal, expect, expectAccessible, test, toastOf } from '../support/app.ts'

const Mails = v.object({ mails: v.array(v.object({ purpose: v.string(), token: v.string() })) })

async function tokenOf(request: APIRequestContext, purpose: 'confirmEmail' | 'resetPassword') {
  const { mails } = v.parse(Mails, await (await request.get('/__simulator/mails')).json())
  return mails.findLast((mail) => mail.purpose === purpose)?.token
}

async function register(page: Page, email: string) {
  await page.getByLabel('Full Name').fill('Ann Baker')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('long enough')
}

test.describe('a new account', () => {
  test('AUTH-16, AUTH-28 is created once, and is confirmed by the link in an email', async ({
    page,
    request,
    workspace,
  }) => {
    await workspace.reset('agency')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByText('Protected, Secure SSL Encryption')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Field is required!')).toHaveCount(3)
    await register(page, 'demo@example.com')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('alert')).toHaveText('There is already an account with this email.')
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Create account' }).click()
    await closePlanModal(page)
    await expect(page.getByRole('button', { name: 'Account menu: Ann Baker' })).toBeVisible()

    await page.goto(`/confirm-email?token=${await tokenOf(request, 'confirmEmail')}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('status')).toHaveText('Thank you, your email is confirmed.')
    await expect(page.getByRole('status')).toBeFocused()
    await page.reload()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  })

  test('AUTH-16, AUTH-22 a new account gets a lifetime deal only with an AppSumo code', async ({ page, workspace }) => {
    await workspace.reset('agency')
    await page.goto('/registration/appsumo')
    for (const label of ['Full Name', 'Email', 'Password', 'AppSumo code']) {
      await expect(page.getByRole('textbox', { name: label })).toHaveAttribute('required')
    }
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription('At least 8 characters')
    await register(page, 'bo@example.com')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('AppSumo code')).toHaveAccessibleDescription(/Field is required!/)
    await page.getByLabel('AppSumo code').fill('NONE')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('AppSumo code')).toHaveAccessibleDescription(/This code is not valid\./)
    await page.getByLabel('AppSumo code').fill('TIER2-1234')
    await page.getByRole('button', { name: 'Create account' }).click()
    // A lifetime deal includes profiles, so the user does not choose a plan.
    await page.getByRole('dialog', { name: 'Connect your new profile' }).getByRole('button', { name: 'Later' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Account menu: Ann Baker' })).toBeVisible()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(toastOf(page, 'The email is on its way.')).toBeVisible()
  })
})

test.describe('a forgotten password', () => {
  test('AUTH-20, AUTH-21 can be changed through the link in an email', async ({ page, request, workspace }) => {
    await workspace.reset('agency')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    // The login page also has a field 'Email', so the test waits until the URL has changed.
    await expect(page).toHaveURL('/request-reset-password')
    await page.getByLabel('Email').fill('demo@example.com')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('status')).toContainText('we have sent a link to this address')
    await expectAccessible(page)

    await page.goto(`/reset-password?token=${await tokenOf(request, 'resetPassword')}`)
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription('At least 8 characters')
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
      /^A password needs at least 8 characters\./,
    )
    await page.getByLabel('New password').fill('a new secret')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByRole('status')).toHaveText('Your new password is saved. Sign in with it.')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill('demo@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a new secret')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
})
