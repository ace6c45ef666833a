import { type Page } from '@playwright/test'
import {
  closePlanModal,
  expect,
  expectAccessible,
  nextPatchResponse,
  requestsOf,
  startIn,
  test,
  toastOf,
} from '../support/app.ts'
import { copyOfSequence } from '../support/sequences.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const act = async (page: Page, name: string, action: string) => {
  await row(page, name).hover()
  await row(page, name).getByRole('button', { name: action }).click()
}
const choose = async (page: Page, name: string, action: string) => {
  await act(page, name, 'More actions')
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
const select = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await row(page, name).getByRole('checkbox').click()
}
const bulk = (page: Page, action: string) =>
  page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: action, exact: true }).click()
const patches = (requests: readonly string[]) => requests.filter((each) => each.startsWith('PATCH /sequences/'))

test.describe('the list of sequences', () => {
  test('SEQ-1, SEQ-90 opens, launches, pauses, duplicates and archives sequences', async ({ signedInPage: page }) => {
    const requests = requestsOf(page)
    // In a high window, the toasts cover no row.
    await page.setViewportSize({ width: 1440, height: 1400 })
    await page.goto('/sequences?search=q4')
    await expect(row(page, 'Warehouse owners Q4')).toContainText('Paused')
    await expect(page.getByRole('columnheader', { name: 'Answers' })).toBeVisible()
    await expect(row(page, 'People leads tech Q4')).toContainText(/100\s*21\s*21%/)
    await expect(page.getByRole('link', { name: 'Create sequence' })).toHaveAttribute(
      'href',
      '/sequences/create?search=q4',
    )
    await expectAccessible(page)

    await page.getByRole('link', { name: 'People leads tech Q4' }).click()
    await expect(page).toHaveURL(/\/sequences\/manage\/\d+\?search=q4$/)
    await page.getByRole('dialog').press('Escape')
    await row(page, 'People leads tech Q4').getByRole('link', { name: '348' }).click()
    await expect(page).toHaveURL(/\/sequences\/manage\/\d+\/recipients\?search=q4$/)
    await page.goBack()

    // A second click would pause the sequence, so a double click must send one request.
    await row(page, 'Warehouse owners Q4').hover()
    await row(page, 'Warehouse owners Q4').getByRole('button', { name: 'Launch' }).dblclick()
    await expect(row(page, 'Warehouse owners Q4')).toContainText('Active')
    await expect(toastOf(page, 'Warehouse owners Q4 launched')).toBeVisible()
    expect(patches(requests)).toHaveLength(1)
    const undone = nextPatchResponse(page)
    await toastOf(page, 'Warehouse owners Q4 launched').getByRole('button', { name: 'Undo' }).click()
    await undone
    await expect(row(page, 'Warehouse owners Q4')).toContainText('Paused')

    await choose(page, 'Warehouse owners Q4', 'Duplicate')
    const copy = 'Warehouse owners Q4 (copy)'
    await expect(row(page, copy)).toContainText('Not launched')
    // The copy cannot be launched, because the copy has no recipients.
    const launch = row(page, copy).getByRole('button', { name: 'Launch' })
    await row(page, copy).hover()
    await expect(launch).toHaveAttribute('aria-disabled', 'true')
    await launch.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Attach recipients(s) to launch the sequence(s)')
    await choose(page, copy, 'Archive')
    await expect(row(page, copy)).toContainText('Archived')
    await choose(page, copy, 'Unarchive')
    await expect(row(page, copy)).toContainText('Not launched')
    await choose(page, copy, 'Add recipients')
    await expect(page).toHaveURL(/\/sequences\/manage\/\d+\/recipients\?search=q4$/)
    await expect(page.getByRole('dialog').getByText('No recipients yet')).toBeVisible()
  })

  test('SEQ-3, SEQ-4 a dialog lists the selected sequences that cannot be launched', async ({ signedInPage: page }) => {
    await copyOfSequence(page, 'Warehouse owners Q4')
    await page.setViewportSize({ width: 1280, height: 1080 })
    await page.goto('/sequences')
    await select(page, 'Warehouse owners Q4 (copy)', 'People leads tech Q4', 'L&D health care Q3')
    await expectAccessible(page)
    await bulk(page, 'Launch')
    const block = page.getByRole('dialog', { name: 'Attach recipients(s) to launch the sequence(s)' })
    await expect(block.getByRole('link')).toHaveText('Warehouse owners Q4 (copy)')
    await expectAccessible(page)
    await block.getByRole('button', { name: 'Launch the other one' }).click()
    await expect(toastOf(page, '1 sequence launched')).toBeVisible()
    await expect(row(page, 'L&D health care Q3')).toContainText('Active')
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Launch' }).focus()
    await page.keyboard.press('Enter')
    await expect(block).toBeVisible()
    await block.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recipients$/)
  })

  test('SEQ-165, LIST-64 a member sees only some sequences, recipients and profiles, and a new user sees an empty list', async ({
    page,
    workspace,
  }) => {
    await page.request.post('/api/v2/auth/login', {
      data: { email: 'daniel@brightwater.example.com', password: 'demo' },
    })
    await page.goto('/sequences')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(await page.getByRole('row').count()).toBeLessThan(25)
    // The member sees one of the two profiles.
    const drawer = page.getByRole('dialog')
    await page.getByRole('link', { name: 'CISOs mid-market Q4' }).click()
    await expect(drawer.getByRole('region', { name: 'Forecast', exact: true })).toContainText('from 2 profiles')
    await drawer.getByRole('link', { name: 'Profiles', exact: true }).click()
    await expect(row(page, 'Oliver Gallagher').getByRole('button')).toHaveText('Selected')
    await expect(drawer).toContainText('A profile that you cannot see sends for this sequence, too.')
    await drawer.getByRole('button', { name: 'Pause' }).click()
    await expect(toastOf(page, 'CISOs mid-market Q4 paused')).toBeVisible()
    await page.goto('/sequences/create')
    await page.getByRole('button', { name: /^Outreach sequence/ }).click()
    await expect(page.getByText('913 recipients')).toBeVisible()
    await startIn(page, workspace, 'new-user')
    await page.goto('/sequences')
    await closePlanModal(page)
    await expect(page.getByRole('heading', { name: 'No sequences yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create sequence' })).toHaveCount(1)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('LIST-51 a touch next to the menu of a row opens the sequence', async ({ signedInPage: page }) => {
      await page.goto('/sequences?search=q4')
      const menu = row(page, 'People leads tech Q4').getByRole('button', { name: 'More actions' })
      const { x, y } = (await menu.boundingBox()) ?? { x: 0, y: 0 }
      // At this position, the row has the transparent button 'Pause'.
      await page.touchscreen.tap(x - 16, y + 12)
      await expect(page).toHaveURL(/\/sequences\/manage\/\d+\?search=q4$/)
      await page.getByRole('dialog').press('Escape')
      await expect(row(page, 'People leads tech Q4')).toContainText('Active')
      await menu.tap()
      await page.getByRole('menuitem', { name: 'Pause' }).tap()
      await expect(row(page, 'People leads tech Q4')).toContainText('Paused')
    })
  })
})
