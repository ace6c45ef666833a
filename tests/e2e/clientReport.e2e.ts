import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'

const sheet = (page: Page) => page.getByRole('article')
const part = (page: Page, name: string) => sheet(page).getByRole('region', { name, exact: true })
const week = '?range=13.11.2026-20.11.2026'

test.describe("a client's report", () => {
  test("CLIENT-21, CLIENT-22 the client's drawer opens the report, which covers the same days as the drawer", async ({
    signedInPage: page,
  }) => {
    await page.goto('/clients/manage/4?date_range_stats=13.11.2026-20.11.2026')
    await page.getByRole('dialog').getByRole('link', { name: 'Report for the client' }).click()
    await expect(page).toHaveURL(`/clients/manage/4/report${week}`)
    await expect(page).toHaveTitle('Client report · Tandem')
    const stats = await page.request.get('/api/v2/clients/4/stats', {
      params: { dateStart: '2026-11-13', dateEnd: '2026-11-20', statsAggregated: 1 },
    })
    const { aggregate } = await stats.json()
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Meridian Leadership Lab')
    await expect(sheet(page)).toContainText('Report, Nov 13 – Nov 20, 2026')
    await expect(part(page, 'Results').getByRole('group', { name: 'Requests Sent' })).toContainText(
      String(aggregate.requestsCount),
    )
    expect(aggregate.callsCount).toBeGreaterThan(0)
    await expect(part(page, 'Calls booked').getByRole('row')).toHaveCount(Math.min(8, aggregate.callsCount) + 1)
    await expect(part(page, 'Best messages').getByRole('listitem').first()).toContainText(/\d+\.\d% replied/)
    await expect(part(page, 'Plan for the next 7 days').getByRole('row').nth(1)).toContainText(/\d/)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Range of days/ }).click()
    await page.getByRole('button', { name: /^Last 30 days/ }).click()
    await expect(page).toHaveURL(/report\?range=21\.10\.2026-20\.11\.2026/)
    await page.getByRole('link', { name: 'Back to the client' }).click()
    await expect(page.getByRole('dialog')).toContainText('Meridian Leadership Lab')
  })

  test('CLIENT-23 the report is printed on two pages in light colours, without the navigation and the buttons of the app', async ({
    signedInPage: page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/clients/manage/4/report${week}`)
    await expect(part(page, 'Plan for the next 7 days').getByRole('row').nth(1)).toContainText(/\d/)
    await expect(part(page, 'Calls booked').getByRole('row').nth(1)).toBeVisible()
    await expect(part(page, 'Best messages').getByRole('listitem').first()).toBeVisible()
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeHidden()
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(36, 36, 36)')
  })
})
