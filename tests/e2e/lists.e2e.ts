import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from '../support/app.ts'

interface ListBody {
  readonly _embedded: {
    readonly recipients: readonly { readonly id: number; readonly firstName: string; readonly lastName: string }[]
  }
  readonly totalFilteredCount: number
}

async function recipientsOf(page: Page, params: Readonly<Record<string, string | number>> = {}) {
  const response: ListBody = await (
    await page.request.get('/api/v2/recipients', { params: { limit: 25, ...params } })
  ).json()
  const { _embedded: embedded, totalFilteredCount } = response
  return { rows: embedded.recipients, total: totalFilteredCount }
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Recipients' })
const firstCell = (page: Page) => grid(page).getByRole('row').nth(1).getByRole('gridcell').nth(1)
const nameOf = (row: { readonly firstName: string; readonly lastName: string } | undefined) =>
  `${row?.firstName} ${row?.lastName}`.trim()
const expectFirst = (page: Page, row: Parameters<typeof nameOf>[0]) =>
  // The cell also contains the initials of the avatar.
  expect(firstCell(page).getByRole('link')).toHaveText(nameOf(row))
const range = (page: Page) => page.getByRole('navigation', { name: 'Recipients pages' })
const heads = (page: Page) => grid(page).getByRole('columnheader')
const tags = (page: Page) => page.getByRole('toolbar', { name: 'Active filters' }).or(page.getByLabel('Active filters'))

async function filterByCompany(page: Page, text: string) {
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Company', exact: true }).fill(text)
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.describe('a list', () => {
  test('LIST-1, LIST-13 is filtered and searched', async ({ signedInPage: page, workspace }) => {
    await page.goto('/recipients')
    const all = await recipientsOf(page)
    const group = await recipientsOf(page, { company: 'Group' })
    await expectFirst(page, all.rows[0])
    await filterByCompany(page, 'Group')
    await expect(page).toHaveURL(/search_company=Group/)
    await expect(range(page)).toContainText(`1-25 of ${group.total.toLocaleString('en-US')}`)
    await expectFirst(page, group.rows[0])
    await expect(tags(page)).toContainText('Company: Group')
    await page.reload()
    await expectFirst(page, group.rows[0])
    await page.goBack()
    await expect(range(page)).toContainText(`of ${all.total.toLocaleString('en-US')}`)
    await page.goForward()
    await expect(range(page)).toContainText(`of ${group.total.toLocaleString('en-US')}`)
    await page.getByRole('button', { name: 'Company: Group' }).click()
    await expect(page).toHaveURL('/recipients')
    await expectFirst(page, all.rows[0])

    await expect(range(page)).toContainText(`of ${all.total.toLocaleString('en-US')}`)
    const slow = await recipientsOf(page, { search: 'an' })
    const quick = await recipientsOf(page, { search: 'anna' })
    expect(slow.total).not.toBe(quick.total)
    await workspace.fault({ operationId: 'recipientList', latencyMs: 1500, times: 1 })
    const box = page.getByRole('searchbox', { name: 'Search recipients' })
    const asking = page.waitForRequest(/search=an(?:&|$)/)
    await box.pressSequentially('an')
    await asking
    await box.pressSequentially('na')
    await expect(range(page)).toContainText(`of ${quick.total.toLocaleString('en-US')}`)
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('anna')
    await expect(page).toHaveURL('/recipients?search=anna')
    await page.goBack()
    await expect(page).toHaveURL('/recipients')
    await expect(box).toHaveValue('')
    await page.goForward()
    await page.reload()
    await expect(box).toHaveValue('anna')
    await expect(range(page)).toContainText(`of ${quick.total.toLocaleString('en-US')}`)
  })

  test('LIST-11, LIST-48 ignores unknown filters in the address, and offers to clear a search without results', async ({
    signedInPage: page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/api\/v2\/recipients\?/.test(request.url())) asked.push(request.url())
    })
    await page.goto('/recipients?select_planet=mars&select_industry=Alchemy&evil=1&limit=7&sort=%3Cscript%3E')
    await expect(range(page)).toContainText('1-25 of 5,000')
    expect(asked.join()).not.toMatch(/planet|Alchemy|evil|script/)
    await expect(tags(page)).toBeHidden()

    await page.goto('/recipients?search=nobody-is-called-so&search_company=nobody-is-called-so')
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/recipients?search=nobody-is-called-so')
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL('/recipients')
    await expect(range(page)).toContainText('of 5,000')
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  test('LIST-20, LIST-25 is sorted by its column headers, and paged by cursors', async ({ signedInPage: page }) => {
    await page.goto('/recipients')
    const head = grid(page).getByRole('columnheader', { name: 'Name' })
    await head.getByRole('button').click()
    await expect(page).toHaveURL('/recipients?sort=name')
    await expectFirst(page, (await recipientsOf(page, { sort: 'name' })).rows[0])
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await head.getByRole('button').click()
    await expect(page).toHaveURL('/recipients?sort=-name')
    await expectFirst(page, (await recipientsOf(page, { sort: '-name' })).rows[0])
    await head.getByRole('button').click()
    await expect(page).toHaveURL('/recipients')

    const { rows } = await recipientsOf(page, { limit: 100 })
    await expectFirst(page, rows[0])
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(range(page)).toContainText('26-50 of 5,000')
    await expect(page).toHaveURL(`/recipients?page=2&after=${rows[24]?.id}`)
    await expectFirst(page, rows[25])
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectFirst(page, rows[50])
    await page.reload()
    await expectFirst(page, rows[50])
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect(range(page)).toContainText('26-50')
    await expectFirst(page, rows[25])
    await page.goBack()
    await expectFirst(page, rows[50])
    await page.getByLabel('Rows per page').selectOption('50')
    await expect(range(page)).toContainText('51-100 of 5,000')
    await expectFirst(page, rows[50])
    await page.getByLabel('Rows per page').selectOption('100')
    await expect(range(page)).toContainText('1-100 of 5,000')
  })

  test('LIST-35, LIST-36 keeps column changes made by keyboard', async ({ signedInPage: page }) => {
    await page.goto('/recipients')
    await expect(heads(page).nth(1)).toHaveText('Name')
    await page.getByRole('button', { name: 'Columns' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Show Columns' })
    await dialog.getByRole('switch', { name: 'Sequence' }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Move Company', exact: true }).focus()
    await page.keyboard.press('Home')
    await dialog.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused()
    await expect(heads(page).nth(1)).toHaveText('Company')
    await page.reload()
    await expect(heads(page).nth(1)).toHaveText('Company')
    await expect(heads(page).nth(2)).toHaveText('Name')
    await expect(heads(page).nth(3)).toHaveText('Category')
    await page.getByRole('button', { name: 'Columns' }).click()
    await dialog.getByRole('button', { name: 'Reset' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(heads(page).nth(1)).toHaveText('Name')
    await expect(heads(page).nth(2)).toHaveText('Company')
  })

  test('LIST-39, LIST-40 saves a view with its columns', async ({ signedInPage: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/recipients?search_company=Group&sort=-lastName&columns=company,lastName')
    await expect(heads(page).nth(1)).toHaveText('Company')
    const views = page.getByRole('button', { name: 'Views' })
    const openDialog = async () => {
      await views.click()
      await page.getByRole('menuitem', { name: 'Save as a new view' }).click()
    }
    await openDialog()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toContainText('Field is required!')
    await page.keyboard.press('Escape')
    await expect(views).toBeFocused()
    // Opens the dialog again. The code of the dialog is already loaded.
    await openDialog()
    await page.getByRole('textbox', { name: 'Name' }).fill('Group by name')
    await page.keyboard.press('Enter')
    await expect(toastOf(page, 'View “Group by name” saved')).toBeVisible()
    await expect(views).toBeFocused()
    const tab = page.getByRole('tablist', { name: 'Saved views' }).getByRole('tab', { name: 'Group by name' })
    const all = page.getByRole('tab', { name: 'All', exact: true })
    await all.click()
    await expect(page).toHaveURL('/recipients')
    await expect(all).toHaveAttribute('aria-selected', 'true')
    await expect(heads(page).nth(1)).toHaveText('Name')
    await tab.click()
    await expect(heads(page).nth(1)).toHaveText('Company')
    await expect(tags(page)).toContainText('Company: Group')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await views.click()
    await page.getByRole('menuitem', { name: 'Copy link' }).click()
    await expect(toastOf(page, 'Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(heads(page).nth(2)).toHaveText('Last name')
    await expect(tags(page)).toContainText('Company: Group')
    await expect(grid(page).getByRole('columnheader', { name: 'Last name' })).toHaveAttribute('aria-sort', 'descending')

    const { total, rows } = await recipientsOf(page, { company: 'Group', sort: '-lastName' })
    await expect(range(page)).toContainText(`of ${total.toLocaleString('en-US')}`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('recipients-2026-11-20.csv')
    const text = await readFile(await download.path(), 'utf8')
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('\uFEFFCompany,Last name')
    expect(lines).toHaveLength(total + 2)
    expect(lines[1]).toMatch(new RegExp(`,${rows[0]?.lastName}$`))
    await expect(toastOf(page, `${total.toLocaleString('en-US')} recipients exported`)).toBeVisible()
  })

  test('LIST-26, LIST-52 offers a retry after a failed load', async ({ signedInPage: page, workspace }) => {
    await workspace.fault({ operationId: 'recipientList', status: 400, times: 1 })
    await page.goto('/recipients')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('400')
    await expect(alert).toContainText(
      'Oops, seams like something went wrong. We already putting all our efforts to solve this issue. Please, try again later.',
    )
    await expect(alert.getByRole('link', { name: 'Back Home' })).toHaveAttribute('href', '/')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(range(page)).toContainText('of 5,000')

    const firstName = grid(page).getByRole('row').nth(1).getByRole('link').first()
    await expect(range(page)).toContainText('1-25 of 5,000')
    const before = await firstName.innerText()
    // The fault has no `times`, because pointer, focus and click each request the next page.
    await workspace.fault({ operationId: 'recipientList', status: 400 })
    await page.getByRole('button', { name: 'Next page' }).click()
    const problem = page.getByText('Could not refresh.')
    await expect(problem).toBeVisible()
    await expect(firstName).toHaveText(before)
    await expect(page.getByRole('alert')).toBeHidden()
    await expectAccessible(page)
    await page.request.delete('/__simulator/faults', { data: {} })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(problem).toBeHidden()
    await expect(firstName).not.toHaveText(before)
    await expect(range(page)).toContainText('26-50 of 5,000')
  })
})
