import { type Page } from '@playwright/test'
import { type Recipient } from '../../packages/contract/src/recipient/schema.ts'
import { expect, held, test } from '../support/app.ts'

const heads = (page: Page) => page.getByRole('columnheader')
const places = (page: Page) =>
  heads(page).evaluateAll((cells) => cells.map((cell) => [cell.textContent, cell.getBoundingClientRect().x]))

test.describe('the columns of a list', () => {
  test('LIST-42 keep their positions while rows load', async ({ signedInPage: page }) => {
    /** Checks that the columns stay in place when the rows arrive. Returns the positions of the columns. */
    const visit = async (responses: string, open: () => Promise<unknown>) => {
      const release = await held(page, responses)
      await open()
      await expect(page.getByLabel('Loading rows')).toBeVisible()
      const before = await places(page)
      release()
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
      expect(before.length).toBeGreaterThan(4)
      expect(await places(page)).toEqual(before)
      return before
    }
    await visit('**/api/v2/recipients?*', () => page.goto('/recipients'))
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('switch', { name: 'Industry' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('columnheader', { name: 'Industry' })).toHaveCount(1)
    const chosen = await places(page)
    expect(await visit('**/api/v2/recipients?*', () => page.reload())).toEqual(chosen)
  })

  test('RECIP-27 the columns of recipients show the person and the progress of the outreach', async ({
    signedInPage: page,
  }) => {
    await page.goto('/recipients?search_company=Travel')
    const labels = ['', 'Name', 'Company', 'Sequence', 'Category', 'Last contact', 'Title', 'Location']
    await expect(heads(page)).toHaveText(labels)
    const response = await page.request.get('/api/v2/recipients', { params: { limit: 25, company: 'Travel' } })
    const { _embedded: embedded }: ListBody = await response.json()
    const index = embedded.recipients.findIndex(
      ({ sequenceId, lastConversationId, lastContact }) => sequenceId && lastConversationId && lastContact,
    )
    const recipient = embedded.recipients[index]
    if (!recipient) throw new Error('no recipient was contacted')
    const cells = page
      .getByRole('grid')
      .getByRole('row')
      .nth(index + 1)
      .getByRole('gridcell')
    await expect(cells.nth(1)).toContainText(`${recipient.firstName} ${recipient.lastName}`.trim())
    await expect(cells.nth(3)).toContainText(embedded.sequences[String(recipient.sequenceId)]?.name ?? '')
    await expect(cells.nth(3).getByRole('link')).toHaveAttribute('href', `/sequences/manage/${recipient.sequenceId}`)
    const category = embedded.conversations[String(recipient.lastConversationId)]?.category ?? ''
    const words = category.replaceAll('_', ' ')
    await expect(cells.nth(4)).toHaveText(new RegExp(`^${words}$`, 'i'))
    await cells.nth(1).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/recipients/manage/${recipient.id}/general`))
  })
})

interface ListBody {
  readonly _embedded: {
    readonly recipients: readonly Recipient[]
    readonly sequences: Readonly<Record<string, { readonly name: string }>>
    readonly conversations: Readonly<Record<string, { readonly category: string }>>
  }
}

test('LIST-63 rows have less height with the compact density', async ({ signedInPage: page }) => {
  await page.goto('/recipients')
  const height = () =>
    page
      .getByRole('grid', { name: 'Recipients' })
      .locator('[data-row="0"]')
      .evaluate((row) => row.getBoundingClientRect().height)
  await expect.poll(height).toBe(40)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'Compact' }).click()
  await expect.poll(height).toBe(32)
  await page.reload()
  await expect.poll(height).toBe(32)
})
