import { expect, expectAccessible, requestsOf, test } from '../support/app.ts'
import { idOfSequence } from '../support/sequences.ts'

/** A sequence with two profiles and many recipients. */
const running = 'Grocery real estate Q4'

test('SEQ-88, SEQ-160 the drawer shows the forecast and the impact of changes', async ({ signedInPage: page }) => {
  const id = await idOfSequence(page, running)
  await page.goto(`/sequences/manage/${id}/dashboard`)
  const panel = page.getByRole('region', { name: 'Forecast', exact: true })
  await expect(panel).toContainText(/Next\d+ requests?.* from \d profiles?.*Done by\w+ \d+Limited by/)
  await expect(panel.getByText('Last recipient')).toBeVisible()
  const [, day = ''] = /Done by(\w+ \d+)Limited by/.exec((await panel.textContent()) ?? '') ?? []
  await panel.getByRole('button', { name: 'Show as table' }).click()
  await expect(panel.getByRole('rowheader', { name: `${day}, 2026 Last recipient` })).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Daily limit of / })).toHaveAttribute(
    'href',
    /^\/profiles\/manage\/\d+\/general$/,
  )
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Messages', exact: true }).last().click()
  const messages = page.getByRole('list', { name: 'Messages', exact: true }).getByRole('listitem')
  await expect(messages.first()).toContainText(/Sent next, \w+ \d\d:\d\d/)
  await expect(messages.first().getByRole('link', { name: 'Change the delay' })).toBeVisible()

  await page.getByRole('link', { name: 'Recipients', exact: true }).last().click()
  const due = page
    .getByRole('row')
    .filter({ hasText: /Approved.* \d\d:\d\d · Request.*Daily limit/s })
    .first()
  await expect(due).toBeVisible()
  const reason = due.getByRole('link', { name: /^Daily limit\. / })
  await reason.hover()
  await expect(page.getByRole('tooltip')).toContainText(
    'will reach the daily limit before this step. Change the limit.',
  )
  await reason.click()
  await expect(page).toHaveURL(/\/profiles\/manage\/\d+\/general/)
  await page.getByLabel('Connection requests a day').fill('1')
  await expect(page.getByRole('status', { name: 'Impact of this change' })).toHaveText(
    /^Grocery real estate Q4: The last recipient is reached on \w+ \d+(, 2027)? instead of /,
  )

  await page.goto(`/sequences/manage/${id}/settings`)
  const effect = page.getByRole('status', { name: 'Impact of this change' })
  await expect(page.getByLabel('Sequence Name')).toHaveValue(running)
  await expect(effect).toBeHidden()
  await page.getByRole('switch').first().click()
  await expect(effect).toBeVisible()
  await expect(page.getByText(/^Affects \d+ recipients who wait\.$/)).toBeVisible()
  await expect(page.getByText(/^The last recipient is (still )?reached on /)).toBeVisible()
})

test('SEQ-89 the drawer shows no forecast if the backend has no operations for a forecast', async ({
  signedInPage: page,
  workspace,
}) => {
  for (const [operationId, status] of [
    ['sequenceForecast', 404],
    ['sequenceQueue', 501],
    ['sequenceProgress', 501],
  ] as const)
    await workspace.fault({ operationId, status })
  const requests = requestsOf(page)
  const asked = (path: string) => requests.filter((each) => each.endsWith(path))
  const id = await idOfSequence(page, running)
  await page.goto(`/sequences/manage/${id}/dashboard`)
  await expect(page.getByText('Requests Sent').first()).toBeVisible()
  await expect.poll(() => asked('/sequences/forecast')).toHaveLength(1)
  await expect(page.getByText('Forecast')).toBeHidden()
  await page.getByRole('link', { name: 'Messages', exact: true }).last().click()
  await expect.poll(() => asked(`/sequences/${id}/queue`)).toHaveLength(1)
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible()
  await expect(page.getByText('Sent next')).toBeHidden()
  await page.getByRole('link', { name: 'Recipients', exact: true }).last().click()
  await expect(page.getByRole('row').filter({ hasText: 'Approved' }).first()).toBeVisible()
  await expect.poll(() => asked(`/sequences/${id}/queue`)).toHaveLength(2)
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await page.getByRole('switch').first().click()
  await expect.poll(() => asked(`/sequences/${id}/progress`)).toHaveLength(1)
  await expect(page.getByRole('status', { name: 'Impact of this change' })).toBeHidden()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  expect([asked('/sequences/forecast').length, asked(`/sequences/${id}/queue`).length]).toEqual([1, 2])
})
