import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'
import { type Recipient } from '../../packages/contract/src/recipient/schema.ts'
import { expect, expectAccessible, test } from '../support/app.ts'

async function recipientsOf(page: Page, params: Readonly<Record<string, string | number>> = {}) {
  const response = await page.request.get('/api/v2/recipients', { params: { limit: 100, ...params } })
  const { _embedded: embedded, totalFilteredCount }: ListBody = await response.json()
  return { rows: embedded.recipients, total: totalFilteredCount }
}

interface ListBody {
  readonly _embedded: { readonly recipients: readonly Recipient[] }
  readonly totalFilteredCount: number
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Recipients' })
const firstCell = (page: Page) => grid(page).getByRole('row').nth(1).getByRole('gridcell').nth(1)
const nameOf = (row: Recipient | undefined) => `${row?.firstName} ${row?.lastName}`.trim()
const expectFirst = (page: Page, row: Recipient | undefined) =>
  expect(firstCell(page).getByRole('link')).toHaveText(nameOf(row))

test.describe('the selection of a list', () => {
  test('LIST-24, LIST-44 the user can export rows of several pages', async ({ signedInPage: page }) => {
    await page.goto('/recipients?columns=name,company,sequence')
    const { rows } = await recipientsOf(page)
    const box = (number: number) => grid(page).getByRole('row').nth(number).getByRole('checkbox')
    await expectFirst(page, rows[0])
    const bar = page.getByRole('group', { name: 'Selected rows' })
    await expect(bar.getByRole('button')).toHaveCount(0)
    await box(2).click()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectFirst(page, rows[25])
    await box(1).click()
    await expect(bar).toContainText('2 selected')
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'Export' }).click()
    const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toBe('\uFEFFName,Company,Sequence')
    expect(lines[1]).toContain(nameOf(rows[1]))
    expect(lines[2]).toContain(nameOf(rows[25]))
    await bar.getByRole('button', { name: 'Clear selection' }).press('Enter')
    await expect(bar.getByRole('button')).toHaveCount(0)
    await expect(grid(page).locator(':focus')).toHaveCount(1)
  })
})
