import { type Page } from '@playwright/test'
import { expect, test } from '../support/app.ts'
import { failure } from '../support/faults.ts'
import { importGuessed, uploaded } from '../support/recipientFiles.ts'
import { screensOf } from '../support/screens.ts'

test.use({ serverFlags: ['--documented-only'] })

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1').first(), path).toBeAttached()
  await expect(page.locator(`[aria-busy="true"]`), path).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('body'), path).not.toContainText(failure)
}

/** The failed calls of a page, such as `GET /api/v2/sequences/{id}`. Each id in a path becomes `{id}`. */
function failedCallsOf(page: Page): ReadonlySet<string> {
  const failed = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400)
      failed.add(`${response.request().method()} ${pathname.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`)
  })
  return failed
}

/** The page shows no error if the backend refuses one of these calls. */
const optionalCalls: ReadonlySet<string> = new Set([
  'GET /api/v2/profiles/custom-attributes',
  'POST /api/v2/sequences/forecast',
  'POST /api/v2/sequences/{id}/queue',
])

// The screens are divided into parts, because Playwright can run the tests of the parts in parallel.
const parts = 3
for (let part = 0; part < parts; part++) {
  test(`SIM-36 every screen works on a backend with only the documented calls, part ${part + 1}`, async ({
    signedInPage: page,
  }) => {
    const failed = failedCallsOf(page)
    const addresses = (await screensOf(page)).filter((_, index) => index % parts === part)
    for (const address of addresses) await expectWhole(page, address)
    expect([...failed].filter((call) => !optionalCalls.has(call))).toEqual([])
  })
}

test('SIM-36 on a backend with only the documented calls, a failed row of an import cannot be corrected', async ({
  signedInPage: page,
}) => {
  const failed = failedCallsOf(page)
  await importGuessed(page, await uploaded(page, 'First name,Company,LinkedIn\n,Contoso,\nAda,Fabrikam,\n'))
  await expect(page.getByRole('listitem').filter({ hasText: 'First name is required.' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Fix/ })).toHaveCount(0)
  expect([...failed].filter((call) => !optionalCalls.has(call))).toEqual([])
})
