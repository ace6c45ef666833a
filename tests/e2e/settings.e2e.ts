import { type Page } from '@playwright/test'
import { expect, expectAccessible, held, pay, test, toastOf } from '../support/app.ts'
import { signIn } from '../support/e2e.ts'
import { payAndPoll } from '../support/purchases.ts'

const update = (page: Page) => page.getByRole('button', { name: 'Update' })

test.describe('the general settings', () => {
  test('SHELL-10, SHELL-51 the form shows errors, and saves name and email', async ({
    signedInPage: page,
    workspace,
  }) => {
    const name = page.getByLabel('Full Name')
    const email = page.getByLabel('Email')
    await page.goto('/settings')
    await expect(page).toHaveURL('/settings/manage/general')
    await expect(name).toHaveValue('Jordan Avery')
    await expect(update(page)).toBeDisabled()
    await expectAccessible(page)

    await name.fill('')
    await email.fill('jordan')
    await update(page).click()
    await expect(name).toHaveAccessibleDescription('Field is required!')
    await expect(email).toHaveAccessibleDescription('This is not an email address.')
    await expect(name).toBeFocused()

    // At the first save, the email belongs to another user. At the second save, the server fails.
    await name.fill('Jordan Avery-Lind')
    await email.fill('sofia@brightwater.example.com')
    await update(page).click()
    await expect(page.getByRole('alert')).toHaveText('There is already an account with this email.')
    await workspace.fault({ operationId: 'userPatch', status: 503, times: 1 })
    await email.fill('jordan@brightwater.example.com')
    await update(page).click()
    await expect(page.getByRole('alert')).toContainText('503')
    await expect(email).toHaveValue('jordan@brightwater.example.com')

    await email.press('Enter')
    await expect(toastOf(page, 'Your details have been updated.')).toBeVisible()
    await expect(update(page)).toBeDisabled()
    await page.getByRole('button', { name: /Account menu/ }).click()
    await expect(page.getByText('Jordan Avery-Lind', { exact: true })).toBeVisible()
    await expect(page.getByText('jordan@brightwater.example.com', { exact: true })).toBeVisible()
    await page.reload()
    await expect(name).toHaveValue('Jordan Avery-Lind')
  })

  test('SHELL-39, SHELL-60 the page asks before unsaved changes are lost', async ({
    signedInPage: page,
    workspace,
  }) => {
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    const edit = async () => {
      await page.getByRole('link', { name: 'General' }).click()
      await page.getByLabel('Full Name').fill('Jo')
    }
    const keep = async () => {
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(page).toHaveURL('/settings/manage/general')
      await expect(page.getByLabel('Full Name')).toHaveValue('Jo')
      await expect(question).toBeHidden()
    }
    await page.goto('/settings/manage/accountPlan')
    await edit()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
    await keep()
    await page.goBack()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/settings/manage/accountPlan')

    const logout = async () => {
      await page.getByRole('button', { name: /Account menu/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
    }
    // The page does not ask while a save runs.
    await edit()
    await page.getByLabel('Full Name').fill('Joan')
    await workspace.fault({ operationId: 'userPatch', status: 500, times: 1 })
    const release = await held(page, /\/api\/v2\/users\/\d+$/)
    await update(page).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
    await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
    release()
    const toast = toastOf(page, 'What you entered could not be saved')
    await toast.getByRole('button', { name: 'Try again' }).click()
    await expect(toastOf(page, 'Your details have been updated.')).toBeVisible()
    await page.goBack()

    await edit()
    await logout()
    await expect(page.getByRole('menu')).toBeHidden()
    await keep()
    await logout()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test.describe('the account plan', () => {
  test('BILL-33 the page shows the subscription, and an upgrade opens a popup', async ({ signedInPage: page }) => {
    await page.clock.install()
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Account plan' }).click()
    await expect(page).toHaveURL('/settings/manage/accountPlan')
    await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Standard, $799 / month')
    await expect(page.getByRole('group', { name: 'Paid profiles' })).toContainText('30')
    await expect(page.getByRole('group', { name: 'Used profiles' })).toContainText('29')
    await expect(page.getByRole('progressbar', { name: 'Used' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Upgrade' }).click()
    const opened = page.waitForEvent('popup')
    await page
      .getByRole('dialog', { name: 'Upgrade your plan' })
      .getByRole('button', { name: 'Upgrade Now' })
      .last()
      .click()
    const popup = await opened
    await expect(
      page.getByRole('dialog', { name: 'Complete payment in the new window' }).locator(':focus'),
    ).toBeAttached()
    await payAndPoll(page, popup)
    await expect(toastOf(page, 'Payment received. You can now use 50 profiles.')).toBeVisible()
    await page.getByRole('dialog', { name: 'Connect your new profile' }).getByRole('button', { name: 'Later' }).click()
    await expect(page.getByRole('button', { name: 'Upgrade' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Standard, $999 / month')
    await expect(page.getByRole('group', { name: 'Paid profiles' })).toContainText('50')
    await expect(page.getByRole('group', { name: 'Used profiles' })).toContainText('30')
  })

  test('BILL-28, BILL-32 the user buys AI credits in a popup', async ({ signedInPage: page }) => {
    await page.clock.install()
    await page.goto('/settings/manage/accountPlan')
    await page.getByRole('button', { name: 'Buy AI credits' }).click()
    const dialog = page.getByRole('dialog', { name: 'Select your plan' })
    await expect(dialog.getByRole('radio', { name: /500 credits/ })).toBeChecked()
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Buy Now' }).click()
    const popup = await opened
    await expect(popup).toHaveURL('/payment-ai-credits-500')
    await expect(page.getByRole('dialog', { name: 'Complete payment in the new window' })).toBeVisible()
    await expect(popup.getByText('500 AI credits a month')).toBeVisible()
    await expectAccessible(popup)
    await pay(popup, '4000 0000 0000 0002')
    await expect(popup.getByRole('alert')).toHaveText('Your card was declined. Try another one.')
    const closed = popup.waitForEvent('close')
    await payAndPoll(page, popup)
    await closed
    await expect(toastOf(page, 'AI credits purchased.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()

    // A link replaces a blocked popup.
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: 'Buy AI credits' }).click()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
      'href',
      '/payment-ai-credits-500',
    )
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Cancel payment' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('SHELL-101 the logout deletes drafts if the user has chosen this in the preferences', async ({
  signedInPage: page,
}) => {
  const logOut = async () => {
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const writeDraft = async () => {
    await page.goto('/clients/create')
    await page.getByLabel('Company name').fill('Confidential Ltd')
    await expect.poll(stored).toContain('Confidential Ltd')
    await page.goto('/settings/manage/preferences')
  }
  await writeDraft()
  await logOut()
  expect(await stored()).toContain('Confidential Ltd')

  await signIn(page)
  await writeDraft()
  await page.getByLabel('Delete my drafts when I log out').click()
  await expectAccessible(page)
  await logOut()
  await expect.poll(stored).not.toContain('Confidential Ltd')
})
