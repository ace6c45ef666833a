import { type Page } from '@playwright/test'
import { expect, test } from '../support/app.ts'
import { importGuessed, uploaded } from '../support/recipientFiles.ts'

test.use({ serverFlags: ['--documented-only'] })

/** Texts that a page shows after a failed call. */
const failure = /could not|can't be|cannot be|went wrong|ran into a problem|Try again|Not found/i

/** Opens an address and checks that nothing on the page has failed. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1').first(), path).toBeAttached()
  await expect(page.locator(`[aria-busy="true"]`), path).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('body'), path).not.toContainText(failure)
}

test('SIM-36 every screen is whole on a backend that only knows the documents', async ({ signedInPage: page }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  const idOf = async (path: string, name: string): Promise<number> => {
    const response = await page.request.get(`/api/v2${path}?limit=25`)
    const { _embedded: embedded }: { _embedded: Record<string, { id: number }[]> } = await response.json()
    return embedded[name]?.[0]?.id ?? 0
  }
  const [sequence, recipient, profile, client, call, conversation, member] = await Promise.all([
    idOf('/sequences', 'sequences'),
    idOf('/recipients', 'recipients'),
    idOf('/profiles', 'profiles'),
    idOf('/clients', 'clients'),
    idOf('/calls', 'calls'),
    idOf('/conversations', 'conversations'),
    idOf('/users', 'users'),
  ])
  const drawer = (name: string, id: number, tabs: readonly string[]) =>
    tabs.map((tab) => `/${name}/manage/${id}/${tab}`)
  const addresses = [
    '/',
    '/messages',
    `/messages/conversation/${conversation}`,
    '/recipients',
    ...drawer('recipients', recipient, ['general', 'sequences']),
    '/sequences',
    '/sequences/create',
    ...drawer('sequences', sequence, [
      'dashboard',
      'recipients',
      'clients',
      'profiles',
      'messages',
      'responseManager',
      'followUps',
      'reEngagements',
    ]),
    '/profiles',
    '/profiles/create',
    ...drawer('profiles', profile, ['general', 'sequences', 'schedule']),
    '/clients',
    '/clients/create',
    ...drawer('clients', client, ['dashboard', 'settings']),
    '/calls',
    '/calls/create',
    ...drawer('calls', call, ['general', 'reminders']),
    '/calls/reminders',
    '/team',
    ...drawer('team', member, ['general', 'profiles']),
    '/settings/manage/general',
    '/settings/manage/accountPlan',
    '/settings/manage/preferences',
    '/help',
  ]
  for (const address of addresses) await expectWhole(page, address)

  // An import has its header in the first row, and its rows cannot be corrected.
  await importGuessed(page, await uploaded(page, 'First name,Company,LinkedIn\n,Contoso,\nAda,Fabrikam,\n'))
  await expect(page.getByRole('listitem').filter({ hasText: 'First name is required.' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Correct/ })).toHaveCount(0)
  expect(new Set(missing)).toEqual(
    new Set([
      'GET /api/v2/profiles/custom-attributes',
      'POST /api/v2/sequences/forecast',
      `POST /api/v2/sequences/${sequence}/queue`,
    ]),
  )
})
