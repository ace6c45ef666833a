import { type Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from '../support/app.ts'

const update = (page: Page) => page.getByRole('button', { name: 'Update' })

test.describe('the general settings', () => {
  test('are what /settings shows, change name and email, and the account menu follows', async ({ signedInPage: page }) => {
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
    await expect(page.getByRole('menu')).toContainText('Jordan Avery-Lind')
    await expect(page.getByRole('menu')).toContainText('jordan@brightwater.example.com')
    await page.reload()
    await expect(page.getByLabel('Full Name')).toHaveValue('Jordan Avery-Lind')
  })

  test('say what is wrong beside its field, and focus the first', async ({ signedInPage: page }) => {
    await page.goto('/settings/manage/general')
    await page.getByLabel('Full Name').fill('')
    await page.getByLabel('Email').fill('jordan')
    await update(page).click()
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Field is required!')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This is not an email address.')
    await expect(page.getByLabel('Full Name')).toBeFocused()
  })

  test('keep what was typed when the address belongs to somebody else, and when the server fails', async ({
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

  test('ask before changes are lost by going to another page, with Back, too', async ({ signedInPage: page }) => {
    await page.goto('/settings/manage/accountPlan')
    await page.getByRole('link', { name: 'General' }).click()
    await page.getByLabel('Full Name').fill('Jo')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL('/settings/manage/general')
    await expect(page.getByLabel('Full Name')).toHaveValue('Jo')
    await page.goBack()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/settings/manage/accountPlan')
  })
})

test.describe('the account plan', () => {
  test('shows subscription, paid and used profiles, and AI credits', async ({ signedInPage: page }) => {
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Account plan' }).click()
    await expect(page).toHaveURL('/settings/manage/accountPlan')
    await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Standard')
    await expect(page.getByRole('group', { name: 'Paid profiles' })).toContainText('30')
    await expect(page.getByRole('group', { name: 'Used profiles' })).toContainText('30')
    await expect(page.getByRole('progressbar', { name: 'Used' })).toBeVisible()
    await expectAccessible(page)
  })

  test('names the tier of a lifetime deal', async ({ signedInPage: page, world }) => {
    await world.reset('appsumo')
    await page.request.post('/api/v2/auth/login', { data: { email: 'demo@example.com', password: 'demo' } })
    await page.goto('/settings/manage/accountPlan')
    await expect(page.getByRole('region', { name: 'Plan' })).toContainText(/AppSumo Tier \d/)
  })
})
