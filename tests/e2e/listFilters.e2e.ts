import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Recipients' })
const range = (page: Page) => page.getByRole('navigation', { name: 'Recipients pages' })

/** How many recipients match a company, for the server. */
async function countOf(page: Page, company: string): Promise<string> {
  const answer = await page.request.get('/api/v2/recipients', { params: { limit: 1, company } })
  const { totalFilteredCount }: { totalFilteredCount: number } = await answer.json()
  return totalFilteredCount.toLocaleString('en-US')
}

async function filterByCompany(page: Page, text: string) {
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Company', exact: true }).fill(text)
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.describe('a list', () => {
  test('LIST-15 still shows its rows when its filters cannot be loaded, which is only logged', async ({
    signedInPage: page,
    world,
    troubles,
  }) => {
    await world.fault({ operationId: 'recipientFilters', status: 400 })
    await page.goto('/recipients')
    await expect(range(page)).toContainText('of 5,000')
    await expect.poll(() => troubles.length).toBeGreaterThan(0)
    troubles.length = 0
  })

  test('LIST-15 shows an error, not unfiltered rows, when its filters fail and the address holds some', async ({
    signedInPage: page,
    world,
    troubles,
  }) => {
    await world.fault({ operationId: 'recipientFilters', status: 400, times: 1 })
    await page.goto('/recipients?search_company=Group')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('400')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(range(page)).toContainText(/1-25 of \d+/)
    await expect(range(page)).not.toContainText('of 5,000')
    troubles.length = 0
  })

  test('LIST-24 ends the selection when it is left, and when its filters change', async ({ signedInPage: page }) => {
    const firstBox = () => grid(page).getByRole('row').nth(1).getByRole('checkbox')
    const selected = page.getByText('1 selected', { exact: true })
    await page.goto('/recipients')
    await firstBox().click()
    await expect(selected).toBeVisible()
    await filterByCompany(page, 'Group')
    await expect(selected).toBeHidden()
    await firstBox().click()
    await expect(selected).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
    await expect(page).toHaveURL('/team')
    await page.goBack()
    await expect(firstBox()).toBeVisible()
    await expect(selected).toBeHidden()
  })

  test('LIST-46 says before filters are applied how many rows will show', async ({ signedInPage: page, world }) => {
    await page.goto('/recipients')
    await page.getByRole('button', { name: 'Filter' }).click()
    const drawer = page.getByRole('dialog')
    const apply = drawer.getByRole('button', { name: 'Apply' })
    await expect(apply).toHaveText('Show 5,000 recipients')
    const total = await countOf(page, 'Travel')
    const field = drawer.getByRole('textbox', { name: 'Company', exact: true })
    await field.fill('Travel')
    await expect(apply).toHaveText(`Show ${total} recipients`)
    await expectAccessible(page)
    await world.fault({ operationId: 'recipientList', status: 500, times: 1 })
    await field.fill('Media')
    await expect(apply).toHaveText('Apply')
    await apply.click()
    await expect(page).toHaveURL(/search_company=Media/)
    await expect(range(page)).toContainText(`of ${await countOf(page, 'Media')}`)
  })

  test('LIST-1 is filtered by keyboard alone', async ({ signedInPage: page }) => {
    await page.goto('/recipients')
    const opener = page.getByRole('button', { name: 'Filter' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Company', exact: true })
    await field.focus()
    await page.keyboard.type('Group')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search_company=Group/)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Company: Group' }).focus()
    await page.keyboard.press('Delete')
    await expect(page).toHaveURL('/recipients')
  })

  test('LIST-52 keeps its rows when the next page fails, and shows that page at the next try', async ({
    signedInPage: page,
    world,
  }) => {
    await page.goto('/recipients')
    const firstName = grid(page).getByRole('row').nth(1).getByRole('link').first()
    await expect(range(page)).toContainText('1-25 of 5,000')
    const before = await firstName.innerText()
    await world.fault({ operationId: 'recipientList', status: 400, times: 1 })
    await page.getByRole('button', { name: 'Next page' }).click()
    const problem = page.getByText('These rows are not up to date.')
    await expect(problem).toBeVisible()
    await expect(firstName).toHaveText(before)
    await expect(page.getByRole('alert')).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(problem).toBeHidden()
    await expect(firstName).not.toHaveText(before)
    await expect(range(page)).toContainText('26-50 of 5,000')
  })
})
