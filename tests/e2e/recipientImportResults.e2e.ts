import { expect, expectAccessible, requestsOf, test } from '../support/app.ts'
import { columnChoice, importGuessed, leads, linesOfMembers, resultRow, uploaded } from '../support/recipientFiles.ts'

test.describe('the results of an import', () => {
  test('IMPORT-10, IMPORT-14 each row shows its result, and a failed reassignment can be repeated', async ({
    signedInPage: page,
    workspace,
  }) => {
    const lines = [...(await linesOfMembers(page, 2, 1)), ...(await linesOfMembers(page, 1, 1))]
    const importId = await uploaded(page, leads(2, lines), 2)
    const requests = requestsOf(page)
    await importGuessed(page, importId)
    await expect(page.getByText('2 of 4 imported, 1 skipped. 1 needs your attention.')).toBeVisible()
    await page.getByRole('tab', { name: 'All' }).click()
    await expect(resultRow(page, 'New0')).toContainText('Imported')
    await expect(page.getByRole('list').getByText('Skipped (was in list)')).toBeVisible()
    await expectAccessible(page)
    expect(requests.filter((each) => each.startsWith('DELETE'))).toEqual([])
    await workspace.fault({ operationId: 'sequenceRecipientDelete', status: 500, times: 1 })
    const reassign = page.getByRole('button', { name: /^Reassign/ })
    await reassign.click()
    await expect(page.getByText(/^Failed to reassign/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)

    // Each attempt removes the recipient from the other sequence. The record of the import is deleted at the end.
    await reassign.click()
    await expect(page.getByText('3 of 4 imported, 1 skipped.')).toBeVisible()
    await expect.poll(() => requests.filter((each) => each.startsWith('DELETE')).length).toBe(3)
    expect(requests.filter((each) => each.startsWith('DELETE'))).toEqual([
      expect.stringMatching(/^DELETE \/sequences\/1\/recipients\/\d+$/),
      expect.stringMatching(/^DELETE \/sequences\/1\/recipients\/\d+$/),
      `DELETE /recipients/imports/${importId}`,
    ])
    expect((await page.request.get(`/api/v2/recipients/imports/${importId}`)).status()).toBe(404)
    await expect(page.getByText('3 of 4 imported, 1 skipped.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Import was not found')).toBeVisible()
  })

  test('IMPORT-13 after a confirmation, all conflicts are reassigned together', async ({
    signedInPage: page,
    workspace,
  }) => {
    const importId = await uploaded(page, leads(1, await linesOfMembers(page, 1, 20)), 2)
    await importGuessed(page, importId)
    await expect(page.getByText('1 of 21 imported. 20 need your attention.')).toBeVisible()
    const reassignAll = page.getByRole('button', { name: 'Reassign all (20)' })
    await reassignAll.click()
    const question = page.getByRole('alertdialog', { name: 'Reassign all 20 recipients?' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(reassignAll).toBeFocused()

    await workspace.fault({ operationId: 'sequenceRecipientDelete', status: 503, latencyMs: 1000, times: 4 })
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Reassign' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Reassigning 20 recipients…' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('1 of 21 imported. 20 need your attention.')).toBeVisible()

    await workspace.fault({ operationId: 'sequenceRecipientDelete', status: 422, times: 2 })
    await reassignAll.click()
    await question.getByRole('button', { name: 'Reassign' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to reassign 2 recipients.' })).toBeVisible()
    await expect(page.getByText('19 of 21 imported. 2 need your attention.')).toBeVisible()
    await page.getByRole('button', { name: 'Reassign all (2)' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reassign' }).click()
    await expect(page.getByText('All 21 recipients imported.')).toBeVisible()
    await expect.poll(async () => (await page.request.get(`/api/v2/recipients/imports/${importId}`)).status()).toBe(404)
  })

  test('a conflict that appears only when the recipient is added (409) can be resolved', async ({
    signedInPage: page,
    workspace,
  }) => {
    const existingEntity = { sequenceId: 1, recipientId: 1 }
    await workspace.fault({ operationId: 'sequenceRecipientPut', status: 409, body: { existingEntity }, times: 1 })
    await workspace.fault({ operationId: 'sequenceRecipientPut', status: 500, times: 4 })
    await importGuessed(page, await uploaded(page, leads(7), 2))
    await expect(page.getByText('2 of 7 imported. 5 need your attention.')).toBeVisible()
    await page.getByRole('button', { name: /^Reassign New\d Lead$/ }).click()
    await expect(page.getByText('3 of 7 imported. 4 need your attention.')).toBeVisible()

    await page.getByRole('tab', { name: /^Needs you/ }).click()
    await expect(page).toHaveURL(/show=attention/)
    await page
      .getByRole('button', { name: /^Retry New/ })
      .first()
      .click()
    await expect(page.getByText('4 of 7 imported. 3 need your attention.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry all failed (3)' }).click()
    await expect(page.getByText('All 7 recipients imported.')).toBeVisible()
  })

  test('IMPORT-18, IMPORT-19 the page first shows the rows that need attention, and a row can be corrected', async ({
    signedInPage: page,
    workspace,
  }) => {
    await importGuessed(page, await uploaded(page, 'First name,Company,LinkedIn\n,Contoso,\nAda,Fabrikam,\n', 2))
    await expect(page.getByRole('list', { name: 'Steps of the import' })).toContainText('Upload, doneMap, done3Result')
    await expect(page.getByRole('tab', { name: 'Needs you' })).toHaveAttribute('aria-selected', 'true')
    const rows = page.getByRole('list').filter({ hasText: 'First name is required.' }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Contoso')
    await page.getByRole('button', { name: 'Fix No name' }).click()
    const dialog = page.getByRole('dialog', { name: 'Fix row 2' })
    await expect(dialog).toContainText('First name is required.')
    await dialog.getByLabel('LinkedIn').fill('nowhere')
    await dialog.getByLabel('First name').fill('x'.repeat(201))
    await dialog.getByRole('button', { name: 'Import again' }).click()
    await expect(dialog).toContainText('First name can have at most 200 characters.')
    await expect(dialog.getByLabel('LinkedIn')).toHaveValue('nowhere')
    await expectAccessible(page)
    await dialog.getByLabel('First name').fill('Björk')
    await workspace.fault({ operationId: 'recipientImportRowPatch', status: 500, latencyMs: 1000, times: 1 })
    await dialog.getByRole('button', { name: 'Import again' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('alert').filter({ hasText: '500' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Import again' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'All 2 recipients imported.' })).toBeVisible()
    await page.getByRole('tab', { name: 'All' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Björk' })).toContainText(
      'Imported. Not imported: LinkedIn “nowhere” (not a link)',
    )
    await expect(page.getByRole('tab', { name: 'Values not imported' })).toContainText('1')
  })

  test('IMPORT-30 failed rows are downloaded as CSV', async ({ signedInPage: page }) => {
    await importGuessed(
      page,
      await uploaded(page, leads(1, [',Nobody,,', `${'x'.repeat(201)},=1+1,linkedin,"1,5"`]), 2),
    )
    await expect(page.getByText('1 of 3 imported. 2 need your attention.')).toBeVisible()
    await expect(resultRow(page, 'Nobody')).toContainText('First name is required.')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download failed rows' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('leads - failed rows.csv')
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
    expect(Buffer.concat(chunks).toString()).toBe(
      `\uFEFFFirst name,Last name,LinkedIn,Budget,Reason\r\n,Nobody,,,First name is required.\r\n${'x'.repeat(201)},'=1+1,linkedin,"1,5",First name can have at most 200 characters.\r\n`,
    )
  })

  test('a wrong mapping can be changed', async ({ signedInPage: page }) => {
    const created = await page.request.post('/api/v2/recipients/custom-attributes', { data: { name: 'Given' } })
    const { id }: { id: number } = await created.json()
    const importId = await uploaded(page, `Given,First name\nAda,\nBo,Li\n`)
    await importGuessed(page, importId)
    await expect(page.getByText('1 of 2 imported. 1 needs your attention.')).toBeVisible()
    await page.request.delete(`/api/v2/recipients/custom-attributes/${id}`)
    await page.reload()
    await page.getByRole('link', { name: 'Change mapping' }).click()
    await expect(page.getByRole('button', { name: 'Cancel import' })).toBeHidden()
    await expect(page.getByText('Recipients that are already imported keep their values.')).toBeVisible()
    // The attribute of this column was deleted.
    await expect(columnChoice(page, 'Given')).toHaveValue('Do not import')
    await columnChoice(page, 'Given').click()
    await page.getByRole('option', { name: 'First name', exact: true }).click()
    await columnChoice(page, 'First name').click()
    await page.getByRole('option', { name: 'Last name', exact: true }).click()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('All 2 recipients imported.')).toBeVisible()
  })

  test('IMPORT-33 the import pauses while the server fails, and is deleted after the user confirms Discard', async ({
    signedInPage: page,
    workspace,
  }) => {
    const importId = await uploaded(page, leads(30), 2)
    // The job pauses twice, each time after eight consecutive failures. Then three more requests are running.
    await workspace.fault({ operationId: 'sequenceRecipientPut', status: 503, times: 22 })
    await importGuessed(page, importId)
    const paused = page.getByRole('alert')
    await expect(paused).toContainText('Imported recipients stay in your list.')
    await expectAccessible(page)
    const requests = requestsOf(page)
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect.poll(() => requests.filter((each) => each.startsWith('PUT')).length).toBeGreaterThan(7)
    await expect(paused).toContainText('Imported recipients stay in your list.')
    const discard = page.getByRole('region', { name: 'Import recipients' }).getByRole('button', { name: 'Discard' })
    await discard.click()
    const question = page.getByRole('alertdialog', { name: 'Discard the rest of this import?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(question).toBeHidden()
    await discard.click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/recipients')
    await expect(page.getByRole('grid', { name: 'Recipients' })).toBeVisible()
    expect((await page.request.get(`/api/v2/recipients/imports/${importId}`)).status()).toBe(404)
    await page.goto(`/recipients/import/${importId}`)
    await expect(page.getByText('Import was not found')).toBeVisible()
  })

  test('IMPORT-16 an import continues while another page shows, and after a reload', async ({
    signedInPage: page,
    workspace,
  }) => {
    const importId = await uploaded(page, leads(60), 2)
    const requests = requestsOf(page)
    await workspace.fault({ operationId: 'sequenceRecipientPut', status: 503, latencyMs: 1500, times: 4 })
    await importGuessed(page, importId)
    await expect(page.getByText('Importing 60 recipients…')).toBeVisible()
    await page.getByRole('link', { name: 'Recipients', exact: true }).click()
    await expect(page).toHaveURL('/recipients')
    await expect.poll(() => requests.filter((each) => each.startsWith('PUT')).length).toBeGreaterThan(10)
    await page.goto(`/recipients/import/${importId}`)
    await expect(page.getByText(/recipients imported\./)).toBeVisible()
    const { _embedded: embedded }: { _embedded: { recipients: { id: number; lastName: string }[] } } = await (
      await page.request.get('/api/v2/recipients', { params: { sequenceId: 2, search: 'New', limit: 100 } })
    ).json()
    expect(embedded.recipients.filter(({ lastName }) => lastName === 'Lead')).toHaveLength(60)
  })

  test('IMPORT-16 an import that is open in two windows adds each recipient once', async ({
    signedInPage: page,
    workspace,
  }) => {
    const importId = await uploaded(page, leads(80), 2)
    const other = await page.context().newPage()
    const requests = [page, other].map(requestsOf)
    await workspace.fault({ operationId: 'sequenceRecipientPut', latencyMs: 3000, times: 4 })
    await importGuessed(page, importId)
    await other.goto(`/recipients/import/${importId}`)
    await expect(other.getByText(/^Importing in another window/)).toBeVisible()
    await expect(page.getByText('All 80 recipients imported.')).toBeVisible()
    await expect(other.getByText(/All 80 recipients imported\.|Import was not found/)).toBeVisible()
    expect(requests.flat().filter((each) => each.startsWith('PUT'))).toHaveLength(80)
  })

  test('IMPORT-17 the page of an unknown or cancelled import says that the import was not found', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/recipients/import/4711')
    await expect(page.getByText('Import was not found')).toBeVisible()
    await page.goto('/recipients/import/none')
    await expect(page.getByText('Import was not found')).toBeVisible()
    const importId = await uploaded(page, leads(1))
    await workspace.fault({ operationId: 'recipientImportGet', status: 400, body: { message: 'Not now.' }, times: 1 })
    await page.goto(`/recipients/import/${importId}`)
    await expect(page.getByRole('alert')).toContainText('Not now.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(`/recipients/import/doc/${importId}`)
    await page.getByRole('button', { name: 'Cancel import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel import' }).click()
    await expect(page).toHaveURL('/recipients')
    await page.goto(`/recipients/import/doc/${importId}`)
    await expect(page.getByText('Import was not found')).toBeVisible()
  })
})
