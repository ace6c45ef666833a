import { type Page } from '@playwright/test'
import { type Recipient } from '../../packages/contract/src/recipient/schema.ts'
import { type Sequence } from '../../packages/contract/src/sequence/schema.ts'
import { expect, expectAccessible, test, toastOf } from '../support/app.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Recipients' })
const row = (page: Page, number: number) => grid(page).getByRole('row').nth(number)
const dialog = (page: Page) => page.getByRole('dialog')
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to sequence' }).first()

async function recipientsOf(
  page: Page,
  params: Readonly<Record<string, string | number>> = {},
): Promise<readonly Recipient[]> {
  const response = await page.request.get('/api/v2/recipients', { params: { limit: 100, ...params } })
  const { _embedded: embedded }: { _embedded: { recipients: Recipient[] } } = await response.json()
  return embedded.recipients
}

async function recipientOf(page: Page, id: number): Promise<Recipient> {
  return (await page.request.get(`/api/v2/recipients/${id}`)).json()
}

async function openSequences(page: Page): Promise<readonly Pick<Sequence, 'id' | 'name'>[]> {
  const response = await page.request.get('/api/v2/sequences', { params: { limit: 100 } })
  const { _embedded: embedded }: { _embedded: { sequences: Sequence[] } } = await response.json()
  return embedded.sequences.filter(({ status }) => status !== 'archived')
}

async function chooseSequence(page: Page, name: string) {
  await dialog(page).getByRole('combobox', { name: 'Sequence' }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

test.describe('recipients', () => {
  test("RECIP-1, RECIP-20 without a selection, the key S shows 'Please select at list one recipient.'", async ({
    signedInPage: page,
  }) => {
    await page.goto('/recipients')
    await expect(page).toHaveTitle(/^Recipients · /)
    await expect(page.getByRole('heading', { name: 'Recipients', level: 1 })).toBeVisible()
    await expect(row(page, 1)).toBeVisible()
    await expectAccessible(page)
    const [first] = await recipientsOf(page)
    await expect(row(page, 1).getByRole('link').first()).toHaveAttribute(
      'href',
      `/recipients/manage/${first?.id}/general`,
    )

    // Without a selection, the page has no button 'Add to sequence', but the shortcut `s` works.
    await expect(addButton(page)).toHaveCount(0)
    await row(page, 1).getByRole('checkbox').focus()
    await page.keyboard.press('s')
    await expect(toastOf(page, 'Please select at list one recipient.')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Space')
    await page.keyboard.press('s')
    await expect(dialog(page)).toContainText('Add 1 recipient to a sequence')
  })

  test('the drawer opens over the filtered list, and all matching rows can be selected', async ({
    signedInPage: page,
  }) => {
    await page.goto('/recipients?search_company=Travel&sort=lastName')
    await row(page, 1).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/recipients\/manage\/\d+\/general\?search_company=Travel&sort=lastName$/)
    await expect(dialog(page)).toBeVisible()
    await page.getByRole('dialog').press('Escape')
    await expect(page).toHaveURL('/recipients?search_company=Travel&sort=lastName')
    await expect(row(page, 1)).toBeVisible()

    const count = (await page.request.get('/api/v2/recipients', { params: { company: 'Travel', limit: 1 } })).json()
    const { totalFilteredCount: total }: { totalFilteredCount: number } = await count
    await row(page, 1).getByRole('checkbox').click()
    await page.getByRole('button', { name: /^Select all .* matching$/ }).click()
    await expect(page.getByText(`All ${total.toLocaleString('en-US')} selected`)).toBeVisible()
    await addButton(page).click()
    await expect(dialog(page)).toContainText(`Add ${total.toLocaleString('en-US')} recipients to a sequence`)
    await dialog(page).press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Company: Travel' }).click()
    await expect(page.getByText('5,000 recipients')).toBeVisible()
  })

  test('the user adds rows of two pages to a sequence, reassigns a recipient, and undoes the changes', async ({
    signedInPage: page,
  }) => {
    const rows = await recipientsOf(page)
    const chosen = [rows[0], rows[1], rows[25]].flatMap((each) => each ?? [])
    // These two sequences contain no chosen recipient yet. Otherwise, Undo could not restore the recipient's status.
    const earlier = new Set(chosen.map(({ sequenceId }) => sequenceId))
    const [target, other] = (await openSequences(page)).filter(({ id }) => !earlier.has(id))
    if (!target || !other) throw new Error('the workspace has no sequences')
    for (const { id, sequenceId } of chosen) {
      if (sequenceId !== null) await page.request.delete(`/api/v2/sequences/${sequenceId}/recipients/${id}`)
    }
    await page.request.put(`/api/v2/sequences/${target.id}/recipients/${chosen[1]?.id}`)
    await page.request.put(`/api/v2/sequences/${other.id}/recipients/${chosen[2]?.id}`)
    await page.goto('/recipients')
    await row(page, 1).getByRole('checkbox').click()
    await row(page, 2).getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText('2 selected', { exact: true })).toBeVisible()
    await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
    await row(page, 1).getByRole('checkbox').click()
    await expect(page.getByText('3 selected', { exact: true })).toBeVisible()
    await addButton(page).click()
    await chooseSequence(page, target.name)
    await expect(dialog(page)).toContainText('1 recipient will be added')
    await expect(dialog(page)).toContainText('1 already in this sequence: skipped')
    await expect(dialog(page)).toContainText(`(${other.name})`)
    await expectAccessible(page)
    await dialog(page).getByRole('checkbox', { name: 'Reassign them to this sequence' }).check()
    await dialog(page).getByRole('button', { name: 'Add 2 recipients' }).click()
    const toast = toastOf(page, `2 recipients added to ${target.name}`)
    await expect(toast).toBeVisible()
    const sequenceIds = async () =>
      (await Promise.all(chosen.map(({ id }) => recipientOf(page, id)))).map(({ sequenceId }) => sequenceId)
    expect(await sequenceIds()).toEqual([target.id, target.id, target.id])
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(toastOf(page, 'The recipients are as they were')).toBeVisible()
    expect(await sequenceIds()).toEqual([null, target.id, other.id])
  })

  test('RECIP-23 the user adds a recipient by keyboard, and retries a failed addition or reassignment', async ({
    signedInPage: page,
    workspace,
  }) => {
    const [first, second] = await recipientsOf(page)
    const [target, other] = await openSequences(page)
    if (!first || !second || !target || !other) throw new Error('the workspace is empty')
    for (const { id, sequenceId } of [first, second]) {
      if (sequenceId !== null) await page.request.delete(`/api/v2/sequences/${sequenceId}/recipients/${id}`)
    }
    const body = { message: 'The sequence is being tuned.' }
    const fault = { operationId: 'sequenceRecipientPut', status: 400, body, times: 1 }
    await page.goto('/recipients')
    await row(page, 1).getByRole('checkbox').click()
    await addButton(page).press('Enter')
    await expect(dialog(page).getByRole('combobox', { name: 'Sequence' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(addButton(page)).toBeFocused()

    const failToAdd = async () => {
      await workspace.fault(fault)
      await addButton(page).press('Enter')
      await chooseSequence(page, target.name)
      await dialog(page).getByRole('button', { name: 'Add 1 recipient' }).press('Enter')
      await expect(dialog(page)).toContainText('0 added, 1 failed')
      await expect(dialog(page)).toContainText('The sequence is being tuned.')
      await expect(dialog(page)).toContainText(`${first.firstName} ${first.lastName}`)
      await expect(dialog(page).getByRole('button', { name: 'Retry all failed (1)' })).toBeFocused()
    }
    await failToAdd()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await failToAdd()
    await dialog(page).getByRole('button', { name: 'Retry all failed (1)' }).click()
    await expect(toastOf(page, `1 recipient added to ${target.name}`)).toBeVisible()
    expect((await recipientOf(page, first.id)).sequenceId).toBe(target.id)

    // While the dialog is open, another user adds the second recipient to another sequence.
    await expect(page.getByText('1 selected', { exact: true })).toBeHidden()
    await row(page, 2).getByRole('checkbox').click()
    await addButton(page).click()
    await chooseSequence(page, target.name)
    await expect(dialog(page)).toContainText('1 recipient will be added')
    await page.request.put(`/api/v2/sequences/${other.id}/recipients/${second.id}`)
    await dialog(page).getByRole('button', { name: 'Add 1 recipient' }).click()
    await expect(dialog(page)).toContainText('1 recipient already in another sequence')
    await workspace.fault({ operationId: 'sequenceRecipientDelete', status: 500, times: 1 })
    await dialog(page)
      .getByRole('button', { name: /^Reassign/ })
      .click()
    await expect(dialog(page)).toContainText('Failed to reassign')
    await dialog(page).getByRole('button', { name: 'Retry all failed (1)' }).click()
    await expect(dialog(page)).toBeHidden()
    // The toast with the same text for the first recipient may still be visible.
    await expect(toastOf(page, `1 recipient added to ${target.name}`).first()).toBeVisible()
    await expect.poll(async () => (await recipientOf(page, second.id)).sequenceId).toBe(target.id)
  })

  test('the user edits a custom attribute in the table, and undoes the change', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/recipients?columns=firstName,customAttributes.1')
    const [first] = await recipientsOf(page)
    const cell = row(page, 1).getByRole('gridcell').nth(2)
    const saving = page.waitForRequest((request) => request.method() === 'PATCH')
    await cell.dblclick()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Met at the fair')
    await page.keyboard.press('Enter')
    await expect(cell).toHaveText('Met at the fair')
    expect((await saving).postDataJSON()).toEqual({ customAttributes: { 1: 'Met at the fair' } })
    await expect
      .poll(async () => (await recipientOf(page, first?.id ?? 0)).customAttributes)
      .toMatchObject({ 1: 'Met at the fair' })
    await expect(toastOf(page, '“Met at the fair” saved').getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.reload()
    await expect(cell).toHaveText('Met at the fair')

    await workspace.fault({ operationId: 'recipientPatch', status: 400, body: { message: 'Not today.' }, times: 1 })
    await cell.dblclick()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('A long note')
    await page.keyboard.press('Enter')
    const toast = toastOf(page, '“A long note” could not be saved')
    await expect(toast).toContainText('Not today.')
    await expect(cell).toHaveText('Met at the fair')
    await toast.getByRole('button', { name: 'Try again' }).click()
    await expect(cell).toHaveText('A long note')

    // RECIP-32: Undo restores the old text.
    await toastOf(page, '“A long note” saved').getByRole('button', { name: 'Undo' }).click()
    await expect(cell).toHaveText('Met at the fair')
    await expect
      .poll(async () => (await recipientOf(page, first?.id ?? 0)).customAttributes)
      .toMatchObject({ 1: 'Met at the fair' })
  })

  test('the user adds a custom attribute, fails to rename the attribute, and deletes the attribute', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/recipients')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('switch', { name: 'Company', exact: true }).click()
    await page.getByRole('button', { name: 'Add custom attribute' }).click()
    const small = page.getByRole('dialog', { name: 'Add custom attribute' })
    await small.getByRole('button', { name: 'Add' }).click()
    await expect(small).toContainText('Field is required')
    await small.getByRole('textbox', { name: 'Name' }).fill('Shoe size')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('switch', { name: 'Shoe size' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Company', exact: true })).not.toBeChecked()
    await workspace.fault({
      operationId: 'customAttributePatch',
      status: 400,
      body: { message: 'Not today.' },
      times: 1,
    })
    await page.getByRole('button', { name: 'Rename Shoe size' }).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Hat size')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The attribute could not be renamed to “Hat size”').first()).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Shoe size' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete Shoe size' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('switch', { name: 'Shoe size' })).toBeHidden()
    await expect(page.getByRole('switch', { name: 'Company', exact: true })).not.toBeChecked()
  })
})
