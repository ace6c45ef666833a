import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'

async function popupOf(page: Page, path: string): Promise<Page> {
  await page.goto('/help')
  const opened = page.waitForEvent('popup')
  await page.evaluate((url) => void window.open(url, 'popup', 'popup,width=780,height=800'), path)
  return opened
}

/** Ignores an error of the click if the popup is closed: it can close before Playwright has finished the click. */
async function cancel(popup: Page): Promise<void> {
  const closed = popup.waitForEvent('close')
  const click = popup.getByRole('button', { name: 'Cancel' }).click()
  await Promise.all([
    closed,
    click.catch((error) => {
      if (!popup.isClosed()) throw error
    }),
  ])
}

const profileOf = async (page: Page, id: number) => (await page.request.get(`/api/v2/profiles/${id}`)).json()

test.describe('/connect/{id}', () => {
  test('SIM-7, PROF-43 sets the status of the profile to error', async ({ signedInPage: page }) => {
    const failing = await popupOf(page, '/connect/1')
    await expect(failing.getByRole('heading', { name: 'Connect an account' })).toBeVisible()
    await expectAccessible(failing)
    await expect(failing.getByRole('button')).toHaveText(['Cancel', 'Continue'])
    await failing.getByRole('radio', { name: 'The account cannot be connected' }).click()
    await failing.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => failing.isClosed()).toBe(true)
    expect(await profileOf(page, 1)).toMatchObject({ status: 'error', connected: false })
  })

  test('PROF-43 opens without a sign-in, and reports an unknown profile', async ({ page }) => {
    await page.goto('/connect/1')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await page.goto('/connect/99999')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('There is no profile 99999 to connect.')).toBeVisible()
    await page.goto('/connect/abc')
    await expect(page.getByText('There is no profile at this address.')).toBeVisible()
  })
})

test('SIM-8, SEQ-70 /calendar/{uuid} attaches the calendar of an account', async ({
  signedInPage: page,
  workspace,
}) => {
  const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  const eventNames = async () =>
    (await page.request.get(`/api/v2/sequences/by-calendly-id/${uuid}/calendly/event-names`)).json()
  const cancelled = await popupOf(page, `/calendar/${uuid}`)
  await cancel(cancelled)
  await workspace.advance(10_000)
  expect(await eventNames()).toEqual({ eventNames: [] })

  const attached = await popupOf(page, `/calendar/${uuid}`)
  await expectAccessible(attached)
  await attached.getByRole('radio', { name: 'sales.team@calendar.example.com' }).click()
  await attached.getByRole('button', { name: 'Connect calendar' }).click()
  await expect.poll(() => attached.isClosed()).toBe(true)
  await workspace.advance(10_000)
  expect(await eventNames()).toMatchObject({ eventNames: expect.arrayContaining(['Intro call, 20 minutes']) })
})

test('PROF-43, SEQ-70 without a simulator, the pages of the popups refer to another page', async ({ page }) => {
  await page.route('**/__simulator/state', (route) => route.fulfill({ status: 404 }))
  await page.goto('/connect/1')
  await expect(page.getByText('Accounts are connected on another page.')).toBeVisible()
  await page.goto('/calendar/3f2504e0-4f89-41d3-9a0c-0305e82c3301')
  await expect(page.getByText('Connect calendars on the page of their provider.')).toBeVisible()
})
