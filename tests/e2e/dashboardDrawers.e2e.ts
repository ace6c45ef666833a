import { expect, requestsOf, test } from '../support/app.ts'

test('DASH-16, DASH-18 the drawer of a card loads more sequences while the user scrolls', async ({
  signedInPage: page,
  workspace,
}) => {
  for (let copies = 0; copies < 40; copies += 1)
    await page.request.post('/api/v2/sequences/1/copy', { data: { status: 'paused' } })
  const requests = requestsOf(page)
  await page.goto('/')
  const opener = page.getByRole('region', { name: 'Follow Ups Sent' }).getByRole('button', { name: 'View Sequences' })
  await opener.press('Enter')
  const drawer = page.getByRole('dialog')
  const tiles = drawer.getByRole('link')
  await expect(tiles).toHaveCount(25)
  await workspace.fault({ operationId: 'sequenceList', status: 400, times: 1 })
  await tiles.last().scrollIntoViewIfNeeded()
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(50)
  const hrefs = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  for (const each of hrefs) expect(each).toMatch(/^\/sequences\/manage\/\d+\/followUps$/)
  expect(requests.filter((each) => each === 'GET /sequences').length).toBe(Math.ceil(hrefs.length / 25) + 1)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})
