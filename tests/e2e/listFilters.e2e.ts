import { type Page } from '@playwright/test'
import { expect, test } from '../support/app.ts'

const range = (page: Page) => page.getByRole('navigation', { name: 'Recipients pages' })

async function countOf(page: Page, company: string): Promise<string> {
  const response = await page.request.get('/api/v2/recipients', { params: { limit: 1, company } })
  const { totalFilteredCount }: { totalFilteredCount: number } = await response.json()
  return totalFilteredCount.toLocaleString('en-US')
}

test.describe('the filters of a list', () => {
  test('LIST-15 the filters in the address apply even if their definitions cannot be loaded', async ({
    signedInPage: page,
    workspace,
    troubles,
  }) => {
    await workspace.fault({ operationId: 'recipientFilters', status: 400, times: 1 })
    await page.goto('/recipients?search_company=Group')
    await expect(range(page)).toContainText(`of ${await countOf(page, 'Group')}`)
    await expect.poll(() => troubles.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Filter' })
    await drawer.getByRole('button', { name: 'Try again' }).click()
    await expect(drawer.getByRole('textbox', { name: 'Company', exact: true })).toHaveValue('Group')
    troubles.length = 0
  })

  test('LIST-15, SHELL-120 a list that opens offline says that the browser is offline', async ({
    signedInPage: page,
  }) => {
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/api/v2/**', (route) => route.abort())
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await expect(page.getByText('You are offline. Changes cannot be saved')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Recipients/ })
      .click()
    await expect(page.getByText('You are offline. Tandem will refresh when you are back.')).toBeVisible()
    await page.unrouteAll()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(range(page)).toContainText('of 5,000')
  })

  test('LIST-1, LIST-46 the user sets filters by keyboard, and Apply shows the number of matching rows', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/recipients')
    const opener = page.getByRole('button', { name: 'Filter' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    const apply = drawer.getByRole('button', { name: 'Apply' })
    const field = drawer.getByRole('textbox', { name: 'Company', exact: true })
    await expect(apply).toHaveText('Show 5,000 recipients')
    const edge = (await drawer.boundingBox())?.width
    expect(edge).toBe(496)
    expect((await page.getByRole('grid', { includeHidden: true }).boundingBox())?.x).toBeGreaterThan(496)

    // If the count cannot be loaded, Apply shows no count.
    await workspace.fault({ operationId: 'recipientList', status: 500, times: 1 })
    await field.focus()
    await page.keyboard.type('Media')
    await expect(apply).toHaveText('Apply')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search_company=Media/)
    await expect(range(page)).toContainText(`of ${await countOf(page, 'Media')}`)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Company: Media' }).focus()
    await page.keyboard.press('Delete')
    await expect(page).toHaveURL('/recipients')

    await opener.click()
    await field.fill('Travel')
    await expect(apply).toHaveText(`Show ${await countOf(page, 'Travel')} recipients`)
    await apply.click()
    await expect(page).toHaveURL(/search_company=Travel/)
  })
})
