import { type Page } from '@playwright/test'
import { expect, expectAccessible, requestsOf, test, toastOf } from '../support/app.ts'
import { copyOfSequence, idOfSequence } from '../support/sequences.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => drawer(page).getByRole('row').filter({ hasText: name })
const tab = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true })

test.describe('the drawer of a sequence', () => {
  test('SEQ-48, SEQ-95 the drawer shows status, tabs and statistics', async ({ signedInPage: page }) => {
    const id = await idOfSequence(page, 'Warehouse owners Q4')
    await page.goto(`/sequences/manage/${id}?date_range_stats=01.10.2026-20.11.2026`)
    const heading = drawer(page).getByRole('heading', { level: 2 }).first()
    await expect(heading).toContainText('Warehouse owners Q4Disabled')
    await expect(drawer(page).getByRole('link', { name: 'Sundial Commercial Energy' })).toBeVisible()
    await test.step('SEQ-67 the drawer says that a paused sequence sends nothing automatically', async () => {
      await expect(drawer(page).getByText('This sequence is paused.')).toBeVisible()
      await expect(drawer(page).getByText(/Automation is stopped/)).toBeVisible()
    })
    await test.step('SEQ-49 the drawer has the tabs of a cloud sequence', async () => {
      await expect(page.getByRole('navigation', { name: 'Sequence' }).getByRole('link')).toHaveText([
        'Dashboard',
        'Recipients',
        'AI Client',
        'Messages',
        'Response Manager',
        'AI Follow Ups',
        'Profiles',
        'Settings',
      ])
    })
    await expect(drawer(page).getByRole('heading', { name: 'Requests, answers and calls per day' })).toBeVisible()
    await expect(drawer(page).getByText('Of requests')).toBeVisible()
    await expectAccessible(page)

    await drawer(page).getByRole('button', { name: 'Launch' }).click()
    await expect(heading).toContainText('Active')
    await expect(drawer(page).getByText('This sequence is paused.')).toBeHidden()
    await expect(toastOf(page, 'Warehouse owners Q4 launched')).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Pause' }).press('Enter')
    await expect(heading).toContainText('Disabled')

    await test.step('SEQ-50 the response manager opens its first category', async () => {
      await tab(page, 'Response Manager').click()
      await expect(page).toHaveURL(/\/responseManager\/interested\?/)
    })
    await expect(drawer(page).getByText('This sequence is paused.')).toBeVisible()
  })

  test('SEQ-94, LIST-60 the drawer lists, adds and removes recipients', async ({ signedInPage: page, workspace }) => {
    const requests = requestsOf(page)
    const id = await copyOfSequence(page, 'Warehouse owners Q4')
    await page.goto(`/sequences/manage/${id}?search=q4`)
    await expect(drawer(page).getByText('Attach recipients(s) to launch the sequence(s)').first()).toBeVisible()
    await drawer(page).getByRole('link', { name: 'Add recipients' }).first().click()
    await expect(drawer(page).getByText('No recipients yet')).toBeVisible()
    await drawer(page).getByRole('link', { name: 'Add recipients' }).last().click()
    await expect(page).toHaveURL(/\/recipients\/add\?search=q4$/)
    await test.step('SEQ-173 the list hides recipients with a sequence until the user selects All recipients', async () => {
      const held = drawer(page).getByRole('row').filter({ hasText: 'Margaux Lemoine' })
      const free = drawer(page).getByRole('tab', { name: 'Not in a sequence' })
      await expect(drawer(page).getByRole('row').nth(5)).toBeVisible()
      await expect(held).toHaveCount(0)
      await drawer(page).getByRole('tab', { name: 'All recipients' }).click()
      await expect(held).toBeVisible()
      await page.goBack()
      await expect(free).toHaveAttribute('aria-selected', 'true')
      await expect(held).toHaveCount(0)
      await page.goForward()
    })
    await drawer(page).getByRole('searchbox').fill('jae-won')
    await expect(page).toHaveURL(/add\.search=jae-won/)
    // Both rows match the search. The recipient at Palmetto Bio has no sequence. Jae-won Sato is in another sequence.
    for (const name of ['Palmetto Bio', 'Jae-won Sato']) await row(page, name).getByRole('checkbox').click()
    await drawer(page).getByRole('button', { name: 'Add to this sequence' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add 2 recipients to Warehouse owners Q4 (copy)' })
    const reassign = dialog.getByRole('checkbox', { name: 'Reassign them to this sequence' })
    await expect(dialog.getByRole('heading', { name: 'What will happen' })).toBeVisible()
    await expect(dialog).toContainText('Jae-won Sato (DevOps directors Q3)')
    await reassign.click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add 2 recipients' }).click()
    await expect(toastOf(page, '2 recipients added to Warehouse owners Q4 (copy)')).toBeVisible()
    await drawer(page).getByRole('link', { name: 'Back to the recipients' }).click()
    await expect(drawer(page).getByRole('row')).toHaveCount(3)
    await expect(drawer(page).getByRole('columnheader', { name: 'Status' })).toBeVisible()
    await expectAccessible(page)

    await workspace.fault({ operationId: 'sequenceRecipientDelete', status: 503, times: 1 })
    await drawer(page).getByRole('row').nth(1).hover()
    await drawer(page).getByRole('row').nth(1).getByRole('button', { name: 'Remove' }).click()
    const summary = page.getByRole('dialog', { name: '0 done, 1 failed' })
    await summary.getByRole('button', { name: 'Retry all failed (1)' }).click()
    await expect(drawer(page).getByRole('row')).toHaveCount(2)
    await toastOf(page, '1 recipient removed from the sequence').getByRole('button', { name: 'Undo' }).click()
    await expect(drawer(page).getByRole('row')).toHaveCount(3)
    expect(requests.filter((each) => each.startsWith(`DELETE /sequences/${id}/recipients/`))).toHaveLength(2)
    // The list behind the drawer has separate filters.
    await drawer(page).getByRole('searchbox').fill('zzz')
    await expect(drawer(page).getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await page.reload()
    await expect(drawer(page).getByRole('searchbox')).toHaveValue('zzz')
    await expect(page).toHaveURL(/search=q4.*recipients\.search=zzz/)
  })

  test('SEQ-59, SEQ-61 the drawer removes a selected profile, and asks before it adds a profile of another sequence', async ({
    signedInPage: page,
  }) => {
    const requests = requestsOf(page)
    const id = await copyOfSequence(page, 'People leads tech Q4')
    await page.goto(`/sequences/manage/${id}/profiles`)
    await expect(row(page, 'Anna Hoffmann')).toBeHidden()
    await page.getByRole('button', { name: /^Show \d+ of other clients$/ }).click()
    await expect(row(page, 'Anna Hoffmann').getByRole('button')).toHaveText('Another Client')
    await expect(row(page, 'Anna Hoffmann').getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await row(page, 'Anna Hoffmann').getByRole('button').hover()
    await expect(page.getByRole('tooltip')).toHaveText('Only profiles with the same AI client can be added.')
    await expectAccessible(page)
    await row(page, 'Beatriz Azevedo').getByRole('button').click()
    const question = page.getByRole('alertdialog', { name: 'Profile already connected.' })
    await expect(question).toContainText('This profile has been already connected with another sequence.')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(row(page, 'Beatriz Azevedo').getByRole('button')).toHaveText('Select')
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Overwrite' }).press('Enter')
    await expect(toastOf(page, 'Profile has been added to the sequence.')).toBeVisible()
    await expect(row(page, 'Beatriz Azevedo')).toContainText('This sequence')
    const removal = row(page, 'Beatriz Azevedo').getByRole('button', { name: 'Selected' })
    await removal.dblclick()
    await expect(toastOf(page, 'Profile has been removed from sequence.')).toBeVisible()
    for (const call of ['PUT', 'DELETE'])
      expect(requests.filter((each) => each.startsWith(`${call} /sequences/${id}/profiles/`))).toHaveLength(1)

    await page.request.patch(`/api/v2/sequences/${id}`, { data: { sendConnectionRequests: false } })
    await page.reload()
    await row(page, 'Beatriz Azevedo').getByRole('button').click()
    await expect(row(page, 'Beatriz Azevedo').getByRole('button')).toHaveText('Selected')
    await row(page, 'Javier Zamora').getByRole('button').hover()
    await expect(page.getByRole('tooltip')).toHaveText('Too many profiles!')
  })

  test('SEQ-57, SEQ-58 the drawer changes the client only if the server allows the change', async ({
    signedInPage: page,
    workspace,
  }) => {
    const id = await copyOfSequence(page, 'People leads tech Q4')
    await page.goto(`/sequences/manage/${await idOfSequence(page, 'People leads tech Q4')}/clients`)
    await expect(drawer(page).getByText(/^You can change the client only before/)).toBeVisible()
    const current = drawer(page).getByRole('region', { name: 'Current AI client' })
    const change = drawer(page).getByRole('button', { name: 'Change', exact: true })
    await expect(current).toContainText('Meridian Leadership Lab')
    await expect(change).toBeHidden()
    await page.goto(`/sequences/manage/${id}/clients`)
    await change.click()
    await expect(row(page, 'Brightline Talent')).toBeVisible()
    await expect(row(page, 'Meridian Leadership Lab')).toBeHidden()
    await expectAccessible(page)
    await workspace.fault({ operationId: 'sequencePatch', status: 503, times: 1 })
    await row(page, 'Brightline Talent').getByRole('button', { name: 'Select' }).click()
    const failed = toastOf(page, 'Failed to update AI client.')
    await expect(failed).toBeVisible()
    await failed.getByRole('button', { name: 'Dismiss' }).click()
    await expect(current).toContainText('Meridian Leadership Lab')
    await change.click()
    await row(page, 'Brightline Talent').getByRole('button', { name: 'Select' }).click()
    await expect(toastOf(page, 'AI client has been changed successfully.')).toBeVisible()
    await expect(current).toContainText('Brightline Talent')
    await expect(drawer(page).getByRole('link', { name: 'Brightline Talent' }).first()).toBeVisible()
  })

  test('SEQ-54 the drawer saves settings, and explains a failure', async ({ signedInPage: page, workspace }) => {
    const id = await copyOfSequence(page, 'People leads tech Q4')
    await page.goto(`/sequences/manage/${id}/clients`)
    await tab(page, 'Settings').click()
    const name = drawer(page).getByLabel('Sequence Name')
    await name.fill('')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(name).toHaveAccessibleDescription('Please, define sequence name')
    await name.fill('Winter')
    await tab(page, 'Dashboard').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await workspace.fault({ operationId: 'sequencePatch', status: 503, times: 1 })
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(drawer(page).getByRole('alert')).toContainText('Saving changes failed. Please try again later.')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(page, 'Sequence info has been saved successfully.')).toBeVisible()
    await expect(drawer(page).getByRole('heading', { level: 2 }).first()).toContainText('Winter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Winter' })).toBeVisible()
  })
})
