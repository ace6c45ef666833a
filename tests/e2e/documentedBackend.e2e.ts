import { type Page } from '@playwright/test'
import { expect, test } from '../support/app.ts'
import { failure } from '../support/faults.ts'
import { importGuessed, uploaded } from '../support/recipientFiles.ts'
import { screensOf } from '../support/screens.ts'

test.use({ serverFlags: ['--documented-only'] })

/** Opens an address and checks that nothing on the page has failed. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1').first(), path).toBeAttached()
  await expect(page.locator(`[aria-busy="true"]`), path).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('body'), path).not.toContainText(failure)
}

test('SIM-36 every screen works on a backend with only the documented calls', async ({ signedInPage: page }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  const addresses = await screensOf(page)
  const sequenceId = addresses.find((address) => address.startsWith('/sequences/manage/'))?.split('/')[3]
  for (const address of addresses) await expectWhole(page, address)

  // An import has its header in the first row, and its rows cannot be corrected.
  await importGuessed(page, await uploaded(page, 'First name,Company,LinkedIn\n,Contoso,\nAda,Fabrikam,\n'))
  await expect(page.getByRole('listitem').filter({ hasText: 'First name is required.' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Correct/ })).toHaveCount(0)
  expect(new Set(missing)).toEqual(
    new Set([
      'GET /api/v2/profiles/custom-attributes',
      'POST /api/v2/sequences/forecast',
      `POST /api/v2/sequences/${sequenceId}/queue`,
    ]),
  )
})
