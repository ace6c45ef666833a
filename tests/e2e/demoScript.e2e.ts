import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'
import { editor, thread } from '../support/inbox.ts'

const script = readFileSync(join(import.meta.dirname, '../../docs/demo.md'), 'utf8')
/** The headings of the script's steps. */
const headings = [...script.matchAll(/^## \d+\. (.+)$/gm)].map(([, heading = '']) => heading)
/** The link of the first step. */
const link = /`(\/demo\?demo_[^`]+)`/.exec(script)?.[1] ?? ''

const bar = (page: Page) => page.getByRole('region', { name: 'Demo' })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Demo console' })
/** Opens a closed section of the console. */
const openSection = (page: Page, title: string) => panel(page).getByRole('heading', { name: title }).click()
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name, exact: true })
/** Chooses a state of the simulator, which confirms it. Network states come after time states. */
const choose = async (page: Page, state: string) => {
  const radio = panel(page).getByRole('radio', { name: state }).last()
  await radio.click()
  await expect(radio).toBeChecked()
}
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const said = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text }).last()

test('SIM-27, SIM-28 the script for a demo works step by step', async ({ page, context, troubles }) => {
  test.slow()
  const steps: [heading: string, run: () => Promise<void>][] = [
    [
      'Open your link',
      async () => {
        await page.goto(link)
        await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
        await expect(page).toHaveURL(/\/demo\/?$/)
        await expect(page.getByRole('button', { name: /Account menu.*Ana Torres/ })).toBeVisible()
      },
    ],
    [
      'Save where you start',
      async () => {
        await bar(page).getByRole('button', { name: 'Console' }).click()
        await choose(page, 'Paused')
        await expectAccessible(page)
        await openSection(page, 'Checkpoints')
        await panel(page).getByLabel('Name', { exact: true }).fill('Start')
        await button(page, 'Save checkpoint').click()
        await expect(button(page, 'Go back to Start')).toBeVisible()
      },
    ],
    [
      'Let a lead answer',
      async () => {
        await navigation(page)
          .getByRole('link', { name: /^Inbox/ })
          .click()
        await panel(page).getByRole('combobox', { name: 'Lead' }).fill('Laura')
        await page.getByRole('option', { name: 'Laura Bennett' }).click()
        await expect(panel(page).getByRole('combobox', { name: 'Lead' })).toHaveValue('Laura Bennett')
        await panel(page).getByLabel('Reply type').selectOption('Interested')
        await button(page, 'Send reply as lead').click()
        await said(page, 'Laura Bennett replied.').getByRole('button', { name: 'Open' }).click()
        await expect(page).toHaveURL(/\/demo\/messages\/conversation\/\d+/)
        await expect(thread(page)).toContainText('Laura Bennett')
      },
    ],
    [
      'Send a message that fails',
      async () => {
        await panel(page).getByLabel('Failure').selectOption('New messages appeared')
        await button(page, 'Fail the next send').click()
        await expect(said(page, 'The next message of this conversation will fail.')).toBeVisible()
        await editor(page).fill('Shall we talk on Thursday?')
        await thread(page).getByRole('button', { name: 'Send', exact: true }).click()
        await expect(thread(page).getByText('Not sent: New messages appeared in this chat').first()).toBeVisible()
        await thread(page).getByRole('button', { name: 'Re-send this message' }).click()
        await expect(thread(page).getByText('Not sent: New messages appeared in this chat')).toHaveCount(0)
      },
    ],
    [
      'Show the calls',
      async () => {
        await navigation(page)
          .getByRole('link', { name: /^Calls Management/ })
          .click()
        await page.getByRole('link', { name: 'Week', exact: true }).click()
        await expect(page).toHaveURL('/demo/calls?calendar=week')
        await expect(page.getByRole('region', { name: 'Calendar of calls' }).getByRole('link').first()).toBeVisible()
      },
    ],
    [
      'Let a week pass',
      async () => {
        const timer = bar(page).getByRole('timer')
        await expect(panel(page).getByText(/^Next: /)).toBeVisible()
        await button(page, 'Skip to next event').click()
        await expect(said(page, /^(Reply from |A (profile|scheduled message|new day) |AI credits )/)).toBeVisible()
        const jumpedTo = (await timer.textContent()) ?? ''
        await choose(page, 'Play ×60')
        await expect(timer).not.toHaveText(jumpedTo)
        await choose(page, 'Paused')
        await bar(page).getByRole('button', { name: '+1 week' }).click()
        await expect(said(page, /^A week passed: [\d,]+ requests?, [\d,]+ answers?, [\d,]+ calls?/)).toBeVisible()
      },
    ],
    [
      'Show failures',
      async () => {
        await openSection(page, 'Problems')
        const picker = panel(page).getByRole('combobox', { name: 'Profile' })
        await picker.click()
        await page.getByRole('listbox').getByRole('option').first().click()
        await button(page, 'Disconnect').click()
        await expect(navigation(page).getByRole('link', { name: /^Profiles.+/ })).toBeVisible()
        await button(page, 'Run out of AI credits').click()
        await expect(said(page, 'There are no AI credits left.')).toBeVisible()
        await choose(page, 'Slow')
        await choose(page, 'Offline')
        await navigation(page)
          .getByRole('link', { name: /^Recipients/ })
          .click()
        await expect(page.getByText('Network error').first()).toBeVisible()
        await choose(page, 'Normal')
        await expect(page.getByRole('row').nth(1)).toBeVisible()
        // The errors from loading without a network.
        troubles.splice(0)
      },
    ],
    [
      'Go back to the start',
      async () => {
        // Another tab continues the import.
        const second = await context.newPage()
        await second.goto('/demo/calls')
        await expect(bar(second).getByRole('timer')).toHaveText(/\d/)
        await button(page, 'Go back to Start').click()
        await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
        await expect(second.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
        await expect(panel(page).getByRole('radio', { name: 'Paused' })).toBeChecked()
        await page.reload()
        await expect(page.getByRole('button', { name: /Account menu.*Ana Torres/ })).toBeVisible()
        await expect(navigation(page).getByRole('link', { name: 'Profiles', exact: true })).toBeVisible()
      },
    ],
  ]
  expect(steps.map(([heading]) => heading)).toEqual(headings)
  for (const [heading, run] of steps) await test.step(heading, run)
})
