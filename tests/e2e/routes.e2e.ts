import { expect, test } from '../support/app.ts'

/** Examples of routes. `packages/app/src/shell/routes.test.tsx` tests all routes. */
const publicPages = {
  '/registration/appsumo': 'Create your account',
  '/payment-ai-credits-1000': 'Payment',
}

test('AUTH-1, SHELL-13 public pages open without a session', async ({ page }) => {
  for (const [path, title] of Object.entries(publicPages)) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Tandem`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  }
})

test('SHELL-12 pages open at addresses with capital letters and with a final slash', async ({ signedInPage: page }) => {
  await page.goto('/Recipients/?search=a')
  const link = page.getByRole('grid', { name: 'Recipients' }).getByRole('row').getByRole('link').first()
  await link.click()
  await expect(page).toHaveURL(/\/recipients\/manage\/\d+\/general\?search=a$/)
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.goto('/Clients/manage/1/SETTINGS/')
  await expect(page.getByRole('dialog').getByLabel('Company Name')).toBeVisible()
  const entry = page.getByRole('link', { name: 'AI Client', includeHidden: true })
  await expect(entry).toHaveAttribute('aria-current', 'page')
})
