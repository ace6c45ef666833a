import { expect, expectAccessible, test, startIn } from '../support/app.ts'

test.describe('limits of the plan', () => {
  test('BILL-42 a notice shows when all AI credits or all profiles of the plan are used', async ({
    signedInPage: page,
    workspace,
  }) => {
    await startIn(page, workspace, 'out-of-credits')
    await page.goto('/calls')
    const credits = page.getByRole('group').filter({ hasText: /^All [\d,]+ AI credits are used/ })
    await expect(credits).toBeVisible()
    await expect(page.getByText(/^Your plan allows/)).toBeHidden()
    await expectAccessible(page)
    await credits.getByRole('button', { name: 'Buy AI credits' }).click()
    await expect(page.getByRole('dialog', { name: 'Select your plan' })).toBeVisible()
    await page.keyboard.press('Escape')
    await credits.getByRole('button', { name: 'Dismiss' }).click()
    await expect(credits).toBeHidden()
    await page.goto('/profiles')
    await expect(page.getByText(/^Your plan allows \d+ profiles/)).toBeVisible()
    await expect(credits).toBeHidden()
    await page.getByRole('button', { name: 'Upgrade' }).click()
    await expect(page.getByRole('dialog', { name: 'Upgrade your plan' })).toBeVisible()
  })
})
