import { type Page } from '@playwright/test'
import { expect, held, startIn, test, toastOf, type Workspace } from '../support/app.ts'

/** Replaces all exports of a chunk by a component that throws. */
async function breakPart(page: Page, chunk: string): Promise<void> {
  await page.context().route(new RegExp(`/assets/${chunk}-[\\w-]+\\.js`), async (route) => {
    const response = await route.fetch()
    const [, list = ''] = /export\{([^}]+)\};?\s*$/.exec(await response.text()) ?? []
    const exported = list.split(',').map((each) => `broken as ${each.split(' as ').at(-1)}`)
    const body = `const broken = () => { throw new Error('${chunk} is broken') }; export { ${exported.join(', ')} }`
    await route.fulfill({ response, body })
  })
}

const firstBox = (page: Page) => page.getByRole('row').nth(1).getByRole('checkbox')
const selection = (page: Page) => page.getByRole('group', { name: 'Selected rows' })

async function actOnSelection(page: Page): Promise<void> {
  // Holds the requests of the action, so that the action still runs when the code of its dialog arrives.
  await held(page, /\/clients\/archived\//)
  await firstBox(page).click()
  await selection(page).getByRole('button', { name: 'Archive', exact: true }).click()
}

interface Part {
  readonly chunk: string
  readonly scenario?: string
  readonly path?: string
  /** Makes the part show. Default: the part shows with the page. */
  readonly show?: (page: Page, workspace: Workspace) => Promise<void>
  /** True if no toast reports the failure, because the toasts themselves fail. */
  readonly isSilent?: boolean
}

const parts: readonly Part[] = [
  { chunk: 'AccountMenuPopup', show: (page) => page.getByRole('button', { name: /Account menu/ }).click() },
  { chunk: 'NotificationPopup', show: (page) => page.getByRole('button', { name: /unread/ }).click() },
  { chunk: 'CommandPalette', show: (page) => page.keyboard.press('Control+k') },
  { chunk: 'ShortcutList', show: (page) => page.keyboard.press('?') },
  { chunk: 'ConnectionLost', scenario: 'disconnected' },
  { chunk: 'DemoControls', path: '/demo/clients' },
  { chunk: 'ListFilterDrawer', show: (page) => page.getByRole('button', { name: 'Filter' }).click() },
  { chunk: 'ListColumnsDialog', show: (page) => page.getByRole('button', { name: 'Columns' }).click() },
  { chunk: 'BulkRunDialog', show: actOnSelection },
  {
    chunk: 'Toasts',
    isSilent: true,
    show: async (page, workspace) => {
      await workspace.fault({ operationId: 'clientList', status: 500 })
      await page.getByRole('button', { name: 'Export' }).click()
    },
  },
]

for (const { chunk, scenario = 'agency', path = '/clients', show, isSilent = false } of parts) {
  test(`SHELL-94 the page stays if ${chunk} fails to show`, async ({ page, workspace, troubles }) => {
    await startIn(page, workspace, scenario)
    await breakPart(page, chunk)
    await page.goto(path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await show?.(page, workspace)
    await expect.poll(() => troubles.join('\n')).toContain(`${chunk} is broken`)
    if (!isSilent) await expect(toastOf(page, 'A part of this page could not be loaded')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'AI clients', level: 1 })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    troubles.splice(0)
  })
}
