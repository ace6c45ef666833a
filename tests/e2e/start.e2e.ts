import { type Page } from '@playwright/test'
import { expect, test } from '../support/app.ts'

const notice = (page: Page) => page.getByText('Tandem could not be loaded.')

test('REL-6 a page without its start code shows a notice, and Reload opens the page', async ({
  signedInPage: page,
  troubles,
}) => {
  await page.goto('/team')
  await expect(notice(page)).toBeHidden()
  await page.route(/\/assets\/index-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/help')
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText('Chrome or Edge 119')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  troubles.splice(0)
})

test('REL-6 a notice shows even if no script can be loaded', async ({ page, troubles }) => {
  await page.route(/\/assets\//, (route) => route.abort())
  await page.goto('/login')
  await expect(notice(page)).toBeVisible()
  troubles.splice(0)
})

test('SHELL-108 before the app has loaded, pages with a navigation bar show the logo, and the login page does not', async ({
  signedInPage: page,
}) => {
  await page.goto('/')
  const logo = page.getByRole('link', { name: 'Tandem, dashboard' }).getByText('Tandem')
  await expect(logo).toBeVisible()
  const place = await logo.boundingBox()
  await page.route(/\/assets\/index-[\w-]+\.js/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  const early = page.locator('[data-frame] .start-bar').getByText('Tandem')
  await expect(early).toBeVisible()
  const earlyPlace = await early.boundingBox()
  expect(Math.abs((earlyPlace?.x ?? 0) - (place?.x ?? 99))).toBeLessThan(1)
  expect(Math.abs((earlyPlace?.y ?? 0) - (place?.y ?? 99))).toBeLessThan(1)
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.goto('/demo', { waitUntil: 'commit' })
  await expect(early).toBeVisible()
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(early).toBeHidden()
})

test('REL-6 an older browser shows a notice with the supported versions', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Map as Partial<MapConstructor>).groupBy
  })
  await page.goto('/login')
  await expect(page.getByText('Firefox 121, Safari 17.4, or a newer version')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
})
