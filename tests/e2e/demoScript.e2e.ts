import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'
import { editor, thread } from '../support/inbox.ts'

const script = readFileSync(join(import.meta.dirname, '../../docs/demo.md'), 'utf8')
const titles = [...script.matchAll(/^## \d+\. (.+)$/gm)].map(([, title = '']) => title)
const link = /`(\/demo\?demo_[^`]+)`/.exec(script)?.[1] ?? ''

const bar = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true })
const tour = (page: Page) => page.locator('.tandem-tour')
const explained = (page: Page) => page.locator('.driver-active-element:not(#driver-dummy-element)')
/** Returns the sides on which the arrow element has a visible border. This border draws the arrow. */
const arrowSides = (page: Page) =>
  page.locator('.driver-popover-arrow').evaluate((arrow) => {
    const style = getComputedStyle(arrow)
    const sides = ['top', 'right', 'bottom', 'left']
    return sides.filter((side) => style.getPropertyValue(`border-${side}-color`) !== 'rgba(0, 0, 0, 0)')
  })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Demo console' })
const openSection = (page: Page, title: string) => panel(page).getByRole('heading', { name: title }).click()
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name, exact: true })
/** Chooses a state of the clock or of the network. Both have a state 'Normal', and `last` finds the network's state. */
const choose = async (page: Page, state: string) => {
  const radio = panel(page).getByRole('radio', { name: state }).last()
  await radio.click()
  await expect(radio).toBeChecked()
}
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const said = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text }).last()

test('SIM-27, SIM-41 the guided tour of a presenter’s link has the steps of docs/demo.md', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(link)
  const checks: Readonly<Record<string, () => Promise<void>>> = {
    'A running campaign': async () => {
      // The drawer is hidden from screen readers during the tour.
      await expect(page.locator('[role="dialog"] a').getByText('Fairhaven Group')).toBeVisible()
      await expect(explained(page)).toContainText('Done by')
      await expect(explained(page)).toBeInViewport({ ratio: 1 })
      await expect.poll(() => arrowSides(page)).toEqual(['left'])
    },
    'A lead asks': async () => {
      await expect(thread(page)).toContainText('Laura Bennett')
      await expect(thread(page)).toContainText('Fairhaven Group')
      await expectAccessible(page)
    },
    'What happened': async () => {
      // The report slides in, and the tour's text follows it.
      await expect
        .poll(async () => {
          const text = await tour(page).boundingBox()
          const totals = await explained(page).boundingBox()
          return text && totals && text.x + text.width <= totals.x
        })
        .toBe(true)
    },
    'These need a person': () => expect(page.getByRole('region', { name: 'Work queue' })).toContainText(/\d of \d/),
    'The report for the client': async () => {
      await expect(page.getByRole('heading', { name: 'Fairhaven Group' })).toBeVisible()
      await expect(page.getByText(/^Prepared by Ana Torres/)).toBeVisible()
    },
  }
  expect(titles).toHaveLength(8)
  for (const [index, title] of titles.entries()) {
    await test.step(title, async () => {
      await expect(tour(page)).toContainText(title)
      await expect(tour(page)).toContainText(`Step ${index + 1} of 8`)
      await expect(explained(page)).toBeVisible()
      await expect(tour(page)).toBeInViewport({ ratio: 1 })
      await checks[title]?.()
      await expect(tour(page).getByRole('button', { name: /^(Next|Let a week pass|Done)$/ })).toBeFocused()
      await page.keyboard.press('Enter')
    })
  }
  await expect(tour(page)).toHaveCount(0)
  const opener = bar(page).getByRole('button', { name: 'Tour' })
  await opener.click()
  await expect(tour(page)).toContainText('Step 1 of 8')
  await page.keyboard.press('Enter')
  await expect(tour(page)).toContainText('Step 2 of 8')
  await page.keyboard.press('Escape')
  await expect(tour(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('SIM-41 if the element of a step is missing, the text of the step shows in the middle', async ({ page }) => {
  await page.goto('/demo?demo_scenario=new-user&demo_tour=1')
  await expect(page).toHaveURL('/demo/sequences')
  await expect(tour(page)).toContainText('Step 1 of 8')
  await expect(tour(page)).toBeInViewport({ ratio: 1 })
})

test('SIM-28, SIM-29 the console changes the workspace, and goes back to a checkpoint', async ({ page, context }) => {
  test.slow()
  await page.goto('/demo?demo_scenario=agency&demo_user=Ana+Torres&demo_lead=Laura+Bennett')
  await expect(page.getByRole('button', { name: /Account menu.*Ana Torres/ })).toBeVisible()
  await bar(page).getByRole('button', { name: 'Console' }).click()
  await choose(page, 'Paused')
  await expectAccessible(page)
  await openSection(page, 'Checkpoints')
  await panel(page).getByLabel('Name', { exact: true }).fill('Start')
  await button(page, 'Save checkpoint').click()
  await expect(button(page, 'Go back to Start')).toBeVisible()
  await navigation(page)
    .getByRole('link', { name: /^Inbox/ })
    .click()
  // The console fills in the lead of the open conversation. If the test typed earlier, the two names would mix.
  await expect(panel(page).getByRole('combobox', { name: 'Lead' })).toHaveValue(/./)
  await panel(page).getByRole('combobox', { name: 'Lead' }).fill('Laura')
  await page.getByRole('option', { name: 'Laura Bennett' }).click()
  await expect(panel(page).getByRole('combobox', { name: 'Lead' })).toHaveValue('Laura Bennett')
  await panel(page).getByLabel('Reply type').selectOption('Interested')
  await button(page, 'Send reply as lead').click()
  await said(page, 'Laura Bennett replied.').getByRole('button', { name: 'Open' }).click()
  await expect(page).toHaveURL(/\/demo\/messages\/conversation\/\d+/)
  await expect(thread(page)).toContainText('Laura Bennett')
  await panel(page).getByLabel('Failure').selectOption('New messages appeared')
  await button(page, 'Fail the next send').click()
  await expect(said(page, 'The next message of this conversation will fail.')).toBeVisible()
  await editor(page).fill('Shall we talk on Thursday?')
  await thread(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(thread(page).getByText('Not sent: New messages appeared in this chat').first()).toBeVisible()
  await thread(page).getByRole('button', { name: 'Re-send this message' }).click()
  await expect(thread(page).getByText('Not sent: New messages appeared in this chat')).toHaveCount(0)
  const timer = bar(page).getByRole('timer')
  await expect(panel(page).getByText(/^Next: /)).toBeVisible()
  await button(page, 'Skip to next event').click()
  await expect(said(page, /^(Reply from |A (profile|scheduled message|new day) |AI credits )/)).toBeVisible()
  const jumpedTo = (await timer.textContent()) ?? ''
  await choose(page, 'Play ×60')
  await expect(timer).not.toHaveText(jumpedTo)
  await choose(page, 'Paused')
  await bar(page).getByRole('button', { name: '+1 week' }).click()
  await expect(said(page, /^A week passed: [\d,]+ requests?, [\d,]+ (?:reply|replies), [\d,]+ calls?/)).toBeVisible()
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
  await expect(page.getByText('You are offline. Tandem will refresh when you are back.')).toBeVisible()
  await choose(page, 'Normal')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
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
})
