import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'

const notice = (page: Page) => page.getByText('This browser does not store data', { exact: true })

const failures = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  },
}

for (const [name, fail] of Object.entries(failures)) {
  test(`SHELL-102 a ${name} browser storage causes one notice`, async ({ signedInPage: page }) => {
    await page.addInitScript(fail)
    await page.goto('/clients')
    await page.getByRole('link', { name: 'Add Client' }).click()
    const company = page.getByLabel('Company name')
    await company.fill('Acme')
    await expect(notice(page)).toBeVisible()
    await expectAccessible(page)
    await company.fill('Acme & Sons')
    await page.goBack()
    await expect(company).toBeHidden()
    await page.goForward()
    await expect(company).toHaveValue('Acme & Sons')
    await expect(notice(page)).toHaveCount(1)
  })
}

test('SHELL-32 stored items of a later version of the product are ignored', async ({ signedInPage: page }) => {
  await page.addInitScript(() => {
    for (const name of ['clientWizard', 'clients_columns', 'colorScheme', 'inbox_drafts', 'notices'])
      localStorage.setItem(name, '{"version":99,"value":{"text":["of","tomorrow"]}}')
  })
  await page.goto('/clients/create')
  await expect(page.getByLabel('Company name')).toHaveValue('')
  await page.goto('/clients')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})
