import { expect, test } from '../support/app.ts'

test('REL-1 the account menu shows the build that /version.json names', async ({ signedInPage: page }) => {
  const response = await page.request.get('/version.json')
  const { version, commit, date } = await response.json()
  expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  await page.goto('/help')
  await page.getByRole('button', { name: /Account menu/ }).click()
  const year = date.slice(0, 4)
  await expect(page.getByText(`Version ${version} (${commit}), `)).toHaveText(
    new RegExp(`, [A-Z][a-z]{2} \\d+, ${year}$`),
  )
})
