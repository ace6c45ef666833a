import { type Page } from '@playwright/test'
import { cancelPayment, expect, expectAccessible, test } from '../support/app.ts'

/** Checks at two widths that the page fits the window, that fields fit their form, and that the page is accessible. */
async function expectFits(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    await page.emulateMedia({ colorScheme })
    // Polls, because the navigation bar measures itself in a later frame.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
    const isInside = await page.evaluate(() =>
      [...document.querySelectorAll('form input')].every((input) => {
        const { right } = input.closest('form')?.getBoundingClientRect() ?? { right: 0 }
        return (input.parentElement ?? input).getBoundingClientRect().right <= right
      }),
    )
    expect(isInside).toBe(true)
    await expectAccessible(page)
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('AUTH-25, BILL-39 a visitor registers by keyboard, and opens the payment of a plan', async ({
  page,
  workspace,
}) => {
  await workspace.reset('new-user')
  await test.step('AUTH-2 the page of the limited offer shows the tiers, and a link to redeem a code', async () => {
    await page.goto('/limited-offer')
    await expect(heading(page, 'Limited offer')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'For codes that begin with TIER3.' })).toContainText(
      '10 connected profiles',
    )
    await expect(page.getByRole('link', { name: 'Redeem your code' })).toHaveAttribute('href', '/registration/appsumo')
    await expectFits(page)
  })

  await test.step('AUTH-3 the page of the Sales Navigator links to the plans', async () => {
    await page.goto('/sales-navigator')
    await expect(heading(page, 'Sales Navigator')).toBeVisible()
    await expectFits(page)
    await page.getByRole('link', { name: 'See the plans' }).click()
    await expect(heading(page, 'Monthly plans')).toBeVisible()
  })
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(4)
  await expect(page.getByText('500 AI credits a month for $29 (recommended)')).toBeVisible()
  await expectFits(page)
  await page.getByRole('button', { name: 'Buy Now' }).nth(2).press('Enter')
  await expect(heading(page, 'Create your account')).toBeFocused()

  const keys = ['Tab', 'Ann Baker', 'Tab', 'too-many@example.com', 'Tab', 'annbaker84']
  for (const key of keys) await (key === 'Tab' ? page.keyboard.press(key) : page.keyboard.type(key))
  const strength = page.getByRole('status').filter({ hasText: 'Password strength' })
  await expect(strength).toHaveText(/^Password strength: (very )?weak/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Too many attempts.')
  await expect(page.getByRole('timer')).toHaveText(/^Try again in (1:00 minutes|5\d seconds)\.$/)
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('annbaker84')
  await expectFits(page)

  await page.goto('/registration?returnTo=%2FmonthlyPayment%3Fplan%3Doutreach-30-profiles')
  await page.getByLabel('Full Name').focus()
  const valid = ['Ann Baker', 'Tab', 'ann@example.com', 'Tab', 'weakpassword', 'Enter']
  for (const key of valid) await (/^(Tab|Enter)$/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key))
  // A weak password is accepted, because the shown strength is only advice.
  await expect(heading(page, 'Monthly plans')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu: Ann Baker' })).toBeVisible()
  const buy = page.getByRole('button', { name: 'Buy Now' })
  await expect(buy).toHaveCount(1)
  const opened = page.waitForEvent('popup')
  await buy.press('Enter')
  const popup = await opened
  await expect(popup.getByRole('button', { name: 'Pay $799' })).toBeVisible()
  await cancelPayment(popup)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/monthlyPayment?plan=outreach-31-profiles')
  await expect(heading(page, 'Requested page was not found')).toBeVisible()
})

test('BILL-35, SHELL-11 an unknown payment path shows the not-found page', async ({ page }) => {
  await page.goto('/payment-2profiles-monthly')
  await expect(heading(page, 'Requested page was not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to home page' })).toHaveAttribute('href', '/')
})
