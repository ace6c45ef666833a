import { type Page } from '@playwright/test'
import { expect, expectAccessible, requestsOf, test, toastOf } from '../support/app.ts'

const dialog = (page: Page) => page.getByRole('alertdialog', { name: /^(Connect|Reconnect) / })

/** Clicks in a separate task, because in Playwright a click that closes the page can fail. */
async function leave(popup: Page, button: string): Promise<void> {
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: button }).evaluate((element: HTMLElement) => {
    setTimeout(() => element.click())
  })
  await closed
}

/** Opens the list of profiles, and searches for a profile that is not attached yet. Returns the profile's name. */
async function openUnattached(page: Page): Promise<string> {
  const { _embedded: embedded } = await (await page.request.get('/api/v2/profiles?limit=100')).json()
  const found = embedded.profiles.find(
    (profile: { readonly status: string; readonly slotStatus: string }) =>
      profile.status === 'new' && profile.slotStatus === 'assigned',
  )
  await page.goto(`/profiles?search=${encodeURIComponent(found.name)}`)
  await page.getByRole('row').filter({ hasText: found.name }).hover()
  return found.name
}

async function startAttach(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^(Attach|Reconnect)/ })
    .first()
    .click()
  return opened
}

test('PROF-16, PROF-19 a popup attaches a profile', async ({ signedInPage: page }) => {
  const requests = requestsOf(page)
  const name = await openUnattached(page)
  const popup = await startAttach(page)
  await expect(dialog(page)).toContainText('Sign in to the account of')
  await expect(dialog(page).getByRole('list').getByText('Sign in')).toHaveAttribute('aria-current', 'step')
  await expectAccessible(page)
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([780, 800])
  await leave(popup, 'Continue')
  await expect(toastOf(page, 'Profile was successfully added.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Connected')
  expect(requests.filter((call) => call.endsWith('/connect-url')).length).toBeGreaterThan(0)
})

test('PROF-47 after a reload, the app continues to check the profile', async ({ signedInPage: page }) => {
  await openUnattached(page)
  await leave(await startAttach(page), 'Cancel')
  await expect(dialog(page)).toContainText('Checking 1 of 30')
  await page.reload()
  await expect(dialog(page)).toContainText(/Checking \d+ of 30/)
  const reopened = page.waitForEvent('popup')
  await dialog(page).getByRole('button', { name: 'Open the window again' }).click()
  const popup = await reopened
  await page.reload()
  // After the reload, the page cannot watch the popup.
  await expect(dialog(page)).toContainText('Have you signed in to the account of')
  await popup.close()
  await dialog(page).getByRole('button', { name: 'Check now' }).click()
  await expect(dialog(page)).toContainText('Checking 1 of 30')
})

test('PROF-11, PROF-14 a drawer adds and attaches a profile', async ({ signedInPage: page, workspace }) => {
  const drawer = page.getByRole('dialog', { name: 'Add Profile' })
  await workspace.fault({ operationId: 'profileCreate', status: 500, times: 1 })
  await page.goto('/profiles')
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add Profile' }).click()
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await drawer.getByRole('button', { name: 'Attach' }).click()
  }
  await add('Ada Quist')
  await expect(drawer.getByRole('alert')).toContainText('500')
  expect((await drawer.boundingBox())?.width).toBe(768)
  const opened = page.waitForEvent('popup')
  await drawer.getByRole('button', { name: 'Attach' }).click()
  await leave(await opened, 'Continue')
  await expect(toastOf(page, 'Profile was successfully added.')).toBeVisible()
  await expect(drawer).toBeHidden()
  await page.goto('/profiles?search=Quist')
  await expect(page.getByRole('row').filter({ hasText: 'Ada Quist' })).toHaveCount(1)
  await add('Bea Quist')
  await expect(drawer.getByRole('alert')).toContainText('All profiles that are paid for exist already.')
  await expect(drawer.getByRole('link', { name: 'Go to your plan' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Use the guided setup' }).click()
  await expect(page).toHaveURL(/\/profiles\/create/)
  const wizard = page.getByRole('dialog', { name: 'New profile' })
  await expect(wizard.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bea Quist')
  await expect(drawer).toBeHidden()
})
