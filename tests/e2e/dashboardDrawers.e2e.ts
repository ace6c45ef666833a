import { type Page } from '@playwright/test'
import { expect, requestsOf, startIn, test } from '../support/app.ts'

const card = (page: Page, title: string) => page.getByRole('region', { name: title })

test.describe("the dashboard's drawers", () => {
  const drawers = [
    ['Objections Handled', /^\/sequences\/manage\/\d+\/responseManager\/objections$/],
    ['Follow Ups Sent', /^\/sequences\/manage\/\d+\/followUps$/],
    ['Calls Booked', /^\/sequences\/manage\/\d+\/responseManager\/interested$/],
  ] as const
  test('DASH-17, DASH-18 list the sequences of each card, and show which are automated', async ({
    page,
    workspace,
  }) => {
    await startIn(page, workspace, 'disconnected')
    await page.goto('/')
    for (const [title, address] of drawers) {
      await expect(card(page, title)).toContainText(/\d+ of \d+/)
      const [, automated, total] = /(\d+) of (\d+)/.exec(await card(page, title).innerText()) ?? []
      const opener = card(page, title).getByRole('button', { name: 'View Sequences' })
      await opener.focus()
      await page.keyboard.press('Enter')
      const drawer = page.getByRole('dialog')
      const tiles = drawer.getByRole('link')
      await expect(tiles).toHaveCount(Number(total))
      await expect(drawer.getByText('On', { exact: true })).toHaveCount(Number(automated))
      const addresses = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      for (const each of addresses) expect(each).toMatch(address)
      await expect(drawer.getByText('On', { exact: true }).first()).toBeVisible()
      await expect(drawer.getByText('Off', { exact: true }).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('load more sequences while the user scrolls', async ({ signedInPage: page, workspace }) => {
    for (let copies = 0; copies < 40; copies += 1)
      await page.request.post('/api/v2/sequences/1/copy', { data: { status: 'paused' } })
    const requests = requestsOf(page)
    await page.goto('/')
    await card(page, 'Follow Ups Sent').getByRole('button', { name: 'View Sequences' }).click()
    const tiles = page.getByRole('dialog').getByRole('link')
    await expect(tiles).toHaveCount(25)
    await workspace.fault({ operationId: 'sequenceList', status: 400, times: 1 })
    await tiles.last().scrollIntoViewIfNeeded()
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(50)
    const hrefs = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(requests.filter((each) => each === 'GET /sequences').length).toBe(Math.ceil(hrefs.length / 25) + 1)
  })
})
