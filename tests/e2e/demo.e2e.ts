import { type Page } from '@playwright/test'
import { closePlanModal, expect, expectAccessible, test } from '../support/app.ts'
import { editor, thread } from '../support/inbox.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Demo' })
const scenario = (page: Page) => bar(page).getByLabel('Scenario')
const time = (page: Page) => bar(page).getByRole('timer')

async function openDemo(page: Page, path = '/demo') {
  await page.goto(path)
  // Waits for the workspace, which the first window creates.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(scenario(page)).toHaveValue(/./)
}

const dayText = (ms: number) =>
  new Date(ms).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const weekMs = 7 * 86_400_000

test.describe('the demo', () => {
  test.slow()

  test('SIM-17, SHELL-12 the demo runs the whole product under /demo, and the user is signed in', async ({
    page,
    workspace,
  }) => {
    await openDemo(page)
    await expect(page.getByRole('group', { name: 'Requests Sent' })).toContainText(/\d/)
    await page.getByRole('link', { name: 'Inbox', exact: true }).click()
    await expect(page).toHaveURL(/\/demo\/messages\/conversation\/\d+\?hasIncoming=true$/)
    await page.goto('/Demo/no/such/page')
    await expect(page).toHaveURL('/demo/no/such/page')
    await page.getByRole('link', { name: 'Return to home page' }).click()
    await expect(page).toHaveURL(/\/demo\/?$/)
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/demo/team', 'popup', 'popup,width=780,height=800'))
    await expect((await opened).getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    // The server has received no request to the API.
    expect(await workspace.journal()).toMatchObject({ entries: [] })
  })

  test('SIM-21 a button of the demo bar advances the time in every window', async ({ page, context }) => {
    await openDemo(page, '/demo/team')
    const second = await context.newPage()
    await openDemo(second)
    const start = Date.now()
    await expect(time(page)).toContainText(dayText(start))
    await bar(page).getByRole('button', { name: '+1 week' }).click()
    await expect(time(page)).toContainText(dayText(start + weekMs))
    // The first match is the text for screen readers.
    const progress = page.getByText(/^A week passed: [\d,]+ requests?, [\d,]+ (?:reply|replies), [\d,]+ calls?$/).last()
    await expect(progress).toBeVisible()
    await expect(time(second)).toContainText(dayText(start + weekMs))
    const [, day = ''] = dayText(start + weekMs).split(', ')
    await expect(second.getByRole('button', { name: /Range of days/ })).toContainText(day)
    await bar(page).getByRole('button', { name: 'Reset' }).click()
    for (const each of [page, second]) await expect(time(each)).toContainText(dayText(start))
  })

  test('SIM-19, SIM-21 the scenario changes in all windows, and stays after a reload', async ({ page, context }) => {
    await openDemo(page)
    const second = await context.newPage()
    await openDemo(second, '/demo/recipients')
    await scenario(page).selectOption('new-user')
    for (const each of [page, second]) await closePlanModal(each)
    await expect(page.getByRole('link', { name: 'Create your first sequence', exact: true })).toBeVisible()
    await expect(scenario(second)).toHaveValue('new-user')
    await expect(second).toHaveURL(/\/demo\/?$/)
    await page.reload()
    await closePlanModal(page)
    await expect(page.getByRole('link', { name: 'Create your first sequence', exact: true })).toBeVisible()
    await expect(scenario(page)).toHaveValue('new-user')
  })

  test('SIM-37 a reset removes drafts and messages', async ({ page, context }) => {
    // A second window keeps the simulator running, because the simulator stops when the last window closes.
    await openDemo(await context.newPage(), '/demo/help')
    await openDemo(page, '/demo/messages?hasIncoming=true')
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click()
    await expect(editor(page)).toBeVisible()
    const path = new URL(page.url()).pathname
    await editor(page).fill('Sent in the last workspace.')
    await thread(page).getByRole('button', { name: 'Send', exact: true }).click()
    await expect(thread(page).getByRole('article').filter({ hasText: 'Sent in the last workspace.' })).toBeVisible()
    await editor(page).fill('Typed in the last workspace.')
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await page.keyboard.press('Escape')
    const stored = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(stored).toContain('Typed in the last workspace.')

    await bar(page).getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL(/\/demo\/?$/)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(await stored()).not.toContain('the last workspace')
    expect(await stored()).toContain('dark')
    await page.goto(path)
    await expect(thread(page).getByRole('article').last()).toBeVisible()
    await expect(editor(page)).toHaveText('')
    await expect(thread(page)).not.toContainText('the last workspace')
  })

  test("SIM-18, SIM-21 a reload after a logout signs the user in, and the button 'Leave demo' opens the real login page", async ({
    page,
  }) => {
    await openDemo(page)
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('demo/')))).toEqual([])
    await expect(page.getByRole('menu')).toBeHidden()
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/demo/login')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await bar(page).getByRole('button', { name: 'Leave demo' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in to Tandem' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })

  for (const missing of ['SharedWorker', 'serviceWorker'] as const) {
    test(`the demo page shows an explanation in a browser without ${missing}`, async ({ page, troubles }) => {
      await page.addInitScript((name) => {
        if (name === 'SharedWorker') Reflect.deleteProperty(window, name)
        else Reflect.deleteProperty(Navigator.prototype, name)
      }, missing)
      await page.goto('/demo')
      await expect(page.getByRole('heading', { name: 'The demo can’t run in this browser' })).toBeVisible()
      await expectAccessible(page)
      expect(troubles.splice(0)).toHaveLength(1)
      await page.getByRole('link', { name: 'Go to the sign-in page' }).click()
      await expect(page).toHaveURL('/login')
    })
  }
})
