import { type Page } from '@playwright/test'
import { expect, cancelPayment, expectAccessible, pay, test, toastOf, startIn } from '../support/app.ts'

const update = (page: Page) => page.getByRole('button', { name: 'Update' })

test.describe('the general settings', () => {
  test('SHELL-10, SHELL-51 open at /settings, change name and email, and the account menu follows', async ({
    signedInPage: page,
  }) => {
    await page.goto('/settings')
    await expect(page).toHaveURL('/settings/manage/general')
    await expect(page.getByLabel('Full Name')).toHaveValue('Jordan Avery')
    await expect(update(page)).toBeDisabled()
    await expectAccessible(page)
    await page.getByLabel('Full Name').fill('Jordan Avery-Lind')
    await page.getByLabel('Email').fill('jordan@brightwater.example.com')
    await page.getByLabel('Email').press('Enter')
    await expect(toastOf(page, 'Your details have been updated.')).toBeVisible()
    await expect(update(page)).toBeDisabled()
    await page.getByRole('button', { name: /Account menu/ }).click()
    await expect(page.getByText('Jordan Avery-Lind', { exact: true })).toBeVisible()
    await expect(page.getByText('jordan@brightwater.example.com', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Full Name')).toHaveValue('Jordan Avery-Lind')
  })

  test('SHELL-33, SHELL-35 show errors beside their fields, and focus the first', async ({ signedInPage: page }) => {
    await page.goto('/settings/manage/general')
    await page.getByLabel('Full Name').fill('')
    await page.getByLabel('Email').fill('jordan')
    await update(page).click()
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Field is required!')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This is not an email address.')
    await expect(page.getByLabel('Full Name')).toBeFocused()
  })

  test('SHELL-39 keep the typed values when the address is taken, and when the server fails', async ({
    signedInPage: page,
    world,
  }) => {
    await page.goto('/settings/manage/general')
    await page.getByLabel('Email').fill('sofia@brightwater.example.com')
    await update(page).click()
    await expect(page.getByRole('alert')).toHaveText('There is already an account with this email.')
    await world.fault({ operationId: 'userPatch', status: 503, times: 1 })
    await page.getByLabel('Email').fill('jordan@brightwater.example.com')
    await update(page).click()
    await expect(page.getByRole('alert')).toContainText('503')
    await expect(page.getByLabel('Email')).toHaveValue('jordan@brightwater.example.com')
    await update(page).click()
    await expect(toastOf(page, 'Your details have been updated.')).toBeVisible()
  })

  test('SHELL-60 ask before unsaved changes are lost by a logout', async ({ signedInPage: page }) => {
    await page.goto('/settings/manage/general')
    await page.getByLabel('Full Name').fill('Jo')
    const logout = async () => {
      await page.getByRole('button', { name: /Account menu/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
    }
    await logout()
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await expect(page.getByRole('menu')).toBeHidden()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue('Jo')
    await logout()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('SHELL-39 ask before unsaved changes are lost by a link or by Back', async ({ signedInPage: page }) => {
    await page.goto('/settings/manage/accountPlan')
    await page.getByRole('link', { name: 'General' }).click()
    await page.getByLabel('Full Name').fill('Jo')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL('/settings/manage/general')
    await expect(page.getByLabel('Full Name')).toHaveValue('Jo')
    await expect(question).toBeHidden()
    await page.goBack()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/settings/manage/accountPlan')
  })
})

test.describe('the account plan', () => {
  test('BILL-33 shows subscription, paid and used profiles, and AI credits', async ({ signedInPage: page }) => {
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Account plan' }).click()
    await expect(page).toHaveURL('/settings/manage/accountPlan')
    await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Standard, $799 / month')
    await expect(page.getByRole('group', { name: 'Paid profiles' })).toContainText('30')
    await expect(page.getByRole('group', { name: 'Used profiles' })).toContainText('30')
    await expect(page.getByRole('progressbar', { name: 'Used' })).toBeVisible()
    await expectAccessible(page)
  })

  test('BILL-28 sells AI credits in a popup, and says when they have been bought', async ({ signedInPage: page }) => {
    await page.goto('/settings/manage/accountPlan')
    await page.getByRole('button', { name: 'Buy AI credits' }).click()
    const dialog = page.getByRole('dialog', { name: 'Select your plan' })
    await expect(dialog.getByRole('radio', { name: /500 credits/ })).toBeChecked()
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Buy Now' }).click()
    const popup = await opened
    await expect(popup).toHaveURL('/payment-ai-credits-500')
    await expect(page.getByRole('dialog', { name: 'Finish your payment in the other window' })).toBeVisible()
    await expect(popup.getByText('500 AI credits a month')).toBeVisible()
    await expectAccessible(popup)
    await pay(popup, '4000 0000 0000 0002')
    await expect(popup.getByRole('alert')).toHaveText('Your card was declined. Try another one.')
    await popup.getByLabel('Card number').fill('4242 4242 4242 4242')
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Pay' }).click()
    await closed
    await expect(toastOf(page, 'AI credits purchased.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('upgrades the plan in a popup; cancelling it changes nothing', async ({ signedInPage: page }) => {
    await page.goto('/settings/manage/accountPlan')
    const buy = async () => {
      await page.getByRole('button', { name: 'Upgrade' }).click()
      const opened = page.waitForEvent('popup')
      await page
        .getByRole('dialog', { name: 'Upgrade your plan' })
        .getByRole('button', { name: 'Upgrade Now' })
        .last()
        .click()
      return opened
    }
    const cancelled = await buy()
    await expect(
      page.getByRole('dialog', { name: 'Finish your payment in the other window' }).locator(':focus'),
    ).toBeAttached()
    await cancelPayment(cancelled)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Upgrade' })).toBeFocused()
    const popup = await buy()
    await pay(popup)
    await expect(toastOf(page, 'Payment received. You can now use 80 profiles.')).toBeVisible()
    await page.getByRole('dialog', { name: 'Connect your new profile' }).getByRole('button', { name: 'Later' }).click()
    await expect(page.getByRole('button', { name: 'Upgrade' })).toBeFocused()
    await expect(page.getByRole('group', { name: 'Paid profiles' })).toContainText('80')
  })

  test('BILL-32 gives a link when the browser blocks the payment popup', async ({ signedInPage: page }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/settings/manage/accountPlan')
    await page.getByRole('button', { name: 'Buy AI credits' }).click()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
      'href',
      '/payment-ai-credits-500',
    )
    await expect(page.getByRole('dialog', { name: 'Select your plan' })).toBeHidden()
    await page.getByRole('button', { name: 'I did not pay' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('names the tier of a lifetime deal', async ({ signedInPage: page, world }) => {
    await startIn(page, world, 'appsumo')
    await page.goto('/settings/manage/accountPlan')
    await expect(page.getByRole('region', { name: 'Plan' })).toContainText(/AppSumo Tier \d/)
  })
})
