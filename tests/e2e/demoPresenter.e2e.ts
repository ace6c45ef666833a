import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Demo' })
const line = (page: Page) => page.getByRole('button', { name: 'Show the demo bar (Shift+D)' })

async function openDemo(page: Page, path = '/demo') {
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(bar(page)).toBeVisible()
}

test.describe("the presenter's part of the demo", () => {
  test.slow()

  test('SIM-39 the bar with its console stays hidden after a reload', async ({ page }) => {
    await openDemo(page)
    await bar(page).getByRole('button', { name: 'Console' }).click()
    const console = page.getByRole('complementary', { name: 'Demo console' })
    await expect(console).toBeVisible()
    await page.getByRole('heading', { name: 'Dashboard' }).click()
    await page.keyboard.press('Shift+D')
    await expect(console).toBeHidden()
    await expect(bar(page).getByRole('timer')).toBeHidden()
    await page.reload()
    await expect(line(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Hide or show the demo bar')
    await page.getByRole('dialog').press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    // The button that shows the bar is a line of a few pixels at the top of the page.
    await page.mouse.click(600, 3)
    await expect(bar(page).getByRole('timer')).toBeVisible()
    await bar(page).getByRole('button', { name: 'Hide the demo bar (Shift+D)' }).click()
    await expect(line(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bar(page).getByRole('timer')).toBeVisible()
  })

  test('SIM-39 the console in a separate window changes the demo in all windows', async ({ page }) => {
    await openDemo(page)
    await bar(page).getByRole('button', { name: 'Console' }).click()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open the console in a separate window' }).click()
    const window = await opened
    await expect(page.getByRole('complementary', { name: 'Demo console' })).toBeHidden()
    await expect(window.getByRole('heading', { name: 'Demo console', level: 1 })).toBeVisible()
    await expect(bar(window)).toHaveCount(0)
    await expectAccessible(window)
    await window.getByRole('radio', { name: 'Paused' }).click()
    await window.getByText('Problems', { exact: true }).click()
    await window.getByRole('combobox', { name: 'Profile' }).click()
    await window.getByRole('listbox').getByRole('option').first().click()
    await window.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByRole('link', { name: /^Profiles.+/ })).toBeVisible()
    await page.goto('/demo/recipients')
    await window.getByText('Presenter’s link', { exact: true }).click()
    await window.getByRole('button', { name: 'Start it here' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(window).toHaveURL(/\/demo\/console$/)
    await expect(window.getByRole('heading', { name: 'Demo console', level: 1 })).toBeVisible()
  })

  test('SIM-39 production has no console', async ({ signedInPage: page }) => {
    await page.goto('/console')
    await expect(page.getByRole('heading', { name: 'Requested page was not found' })).toBeVisible()
  })
})
