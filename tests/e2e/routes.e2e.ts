import { expect, test } from '../support/app.ts'

/** One page of each kind of access; that every route of the specification is there, is checked in the app's own tests. */
const signedInPages = {
  '/': 'Dashboard',
  '/sequences/manage/1/followUps': 'Sequences',
  '/settings/manage/accountPlan': 'Settings',
  '/help': 'Help',
}
const publicPages = {
  '/registration/appsumo': 'Create your account',
  '/payment-ai-credits-1000': 'Payment',
  '/help': 'Help',
}

test('pages open by their address and name the window', async ({ signedInPage: page }) => {
  for (const [path, title] of Object.entries(signedInPages)) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Tandem`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }
})

test('public pages open without a session, and without the navigation', async ({ page }) => {
  for (const [path, title] of Object.entries(publicPages)) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Tandem`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('navigation')).toBeHidden()
  }
})
