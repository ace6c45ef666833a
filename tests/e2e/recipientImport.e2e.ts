import { type Locator, type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'
import { columnChoice, csvFile, leads, profileUrl, resultRow, uploaded } from '../support/recipientFiles.ts'
import { xlsxFile } from '../support/xlsxFile.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import recipients' })

async function openDialog(page: Page): Promise<void> {
  await page.goto('/recipients')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

async function paste(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole('tab', { name: 'Paste' }).click()
  await dialog(page)
    .getByRole('textbox', { name: 'Rows of a table, or links of profiles' })
    .evaluate((field: HTMLTextAreaElement, pasted) => {
      field.focus()
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      // The browser types what nobody has taken.
      if (field.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
    }, text)
}

const upload = (page: Page) => dialog(page).getByRole('button', { name: 'Upload' }).click()

test.describe('the upload', () => {
  test('takes a CSV file, for a sequence, and goes on to its columns', async ({ signedInPage: page }) => {
    await openDialog(page)
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(csvFile(leads(3)))
    await expect(dialog(page)).toContainText('leads.csv')
    await dialog(page).getByRole('combobox', { name: 'Import into a sequence' }).click()
    await page.getByRole('option').nth(1).click()
    await expectAccessible(page)
    await upload(page)
    await expect(page).toHaveURL(/\/recipients\/import\/doc\/\d+$/)
    await expect(page.getByText('3 rows will be imported.')).toBeVisible()
  })

  test('waits for a sequence that was typed and not picked', async ({ signedInPage: page }) => {
    const answer = await page.request.get('/api/v2/sequences', { params: { limit: 100 } })
    const { _embedded: embedded }: { _embedded: { sequences: { id: number; name: string; status: string }[] } } =
      await answer.json()
    const sequence = embedded.sequences.find(({ status }) => status !== 'archived')
    if (!sequence) throw new Error('the world has no sequence')
    await openDialog(page)
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(csvFile(leads(3)))
    await dialog(page).getByRole('combobox', { name: 'Import into a sequence' }).click()
    await page.keyboard.type(sequence.name.toLowerCase())
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/imports'))
    await upload(page)
    expect((await sent).postDataBuffer()?.toString()).toContain(`name="sequenceId"\r\n\r\n${sequence.id}\r\n`)
    await expect(page).toHaveURL(/\/recipients\/import\/doc\/\d+$/)
  })

  test('does not start with a sequence that does not exist', async ({ signedInPage: page }) => {
    await openDialog(page)
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(csvFile(leads(3)))
    const choice = dialog(page).getByRole('combobox', { name: 'Import into a sequence' })
    await choice.click()
    await page.keyboard.type('No such sequence')
    await upload(page)
    await expect(dialog(page).getByText('There is no sequence “No such sequence”').first()).toBeVisible()
    await expect(choice).toHaveValue('No such sequence')
    await expect(page).toHaveURL('/recipients')
    await choice.press('Escape')
    await expect(choice).toHaveValue('')
    await upload(page)
    await expect(page).toHaveURL(/\/recipients\/import\/doc\/\d+$/)
  })

  test('keeps the focus where a file was taken and is given up again: Escape closes', async ({
    signedInPage: page,
  }) => {
    await openDialog(page)
    const browse = dialog(page).getByRole('button', { name: 'browse' })
    await browse.focus()
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(csvFile(leads(3)))
    await expect(dialog(page).getByRole('button', { name: 'Choose another file' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(browse).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('takes a workbook, with its figures and signs, to the end', async ({ signedInPage: page }) => {
    await openDialog(page)
    const rows = [
      ['First name', 'Last name', 'LinkedIn', 'Company', 'Seats'],
      ['Ada', 'Obi', profileUrl('ada-obi-7'), 'Obi & Sons', 12],
      ['Zoë', 'Łukasz', profileUrl('zoe-lukasz-8'), 'A < B', 0.5],
    ]
    await dialog(page).locator('input[type=file]').setInputFiles(xlsxFile(rows))
    await expect(dialog(page)).toContainText('leads.xlsx')
    await upload(page)
    await expect(page.getByText('2 rows will be imported.')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Obi & Sons, A < B' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '12, 0.5' })).toBeVisible()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('All 2 recipients are in.')).toBeVisible()
    await expect(page.getByText('From leads.xlsx')).toBeVisible()
    await expect(resultRow(page, 'Zoë Łukasz')).toContainText('Imported')
  })

  test('takes a file that is dropped', async ({ signedInPage: page }) => {
    await openDialog(page)
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer()
      data.items.add(new File([content], 'dropped.csv', { type: 'text/csv' }))
      return data
    }, leads(1))
    await dialog(page).getByText('Drop a file here, or').dispatchEvent('drop', { dataTransfer: dropped })
    await expect(dialog(page)).toContainText('dropped.csv')
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()
    await expect(dialog(page).getByText('Drop a file here, or')).toBeVisible()
  })

  test('takes rows that are pasted from a spreadsheet', async ({ signedInPage: page }) => {
    await openDialog(page)
    await paste(page, 'First name\tNote\nAda\t"two\nlines, ""quoted"""\nBo\t5" pipe')
    await expect(dialog(page)).toContainText('A table of 4 rows and 2 columns')
    await upload(page)
    await expect(page.getByText('2 rows will be imported.')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'two lines, "quoted", 5" pipe' })).toBeVisible()
  })

  test('takes a list of profile links, and reads the names from them', async ({ signedInPage: page }) => {
    await openDialog(page)
    await paste(page, `${profileUrl('ada-lovelace-1a2b')}\nlinkedin.com/in/grace-hopper`)
    await expect(dialog(page)).toContainText('2 profile links. Names are read from the links.')
    await upload(page)
    await expect(page.getByRole('cell', { name: 'Ada, Grace' })).toBeVisible()
    await expect(columnChoice(page, 'Profile link')).toHaveText('Profile link')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('All 2 recipients are in.')).toBeVisible()
  })

  const xlsx = Buffer.from('PK\u0003\u0004 no workbook')
  for (const [what, content, message] of [
    ['an empty file', '', 'The file is empty: row 1 is missing.'],
    ['ragged rows', 'a,b\n1,2\n1,2,3\n', 'Row 3 has 3 cells where the header has 2.'],
    [
      'another encoding',
      Buffer.from([97, 44, 98, 10, 246, 44, 50]),
      'Row 2 is not UTF-8 text. Please save the file as "CSV UTF-8".',
    ],
    ['no table', '<!doctype html><p>hello</p>', 'The file is not a table: row 1 is neither CSV nor XLSX.'],
    ['a broken workbook', xlsx, 'The file is not a table: no sheet with a row 1 can be read from it.'],
    ['a header alone', 'First name,Last name\n', 'There are no recipients in the file: nothing comes below row 1.'],
    ['too many bytes', Buffer.alloc(10 * 1024 * 1024 + 1, 97), 'A file can have at most 10 MB.'],
  ] as const) {
    test(`says what is wrong with ${what}, and takes another file`, async ({ signedInPage: page }) => {
      await openDialog(page)
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles(csvFile(Buffer.from(content)))
      await upload(page)
      await expect(dialog(page).getByRole('alert')).toHaveText(message)
      await dialog(page).getByRole('button', { name: 'Choose another file' }).click()
      await expect(dialog(page).getByRole('alert')).toBeHidden()
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles(csvFile(leads(1)))
      await upload(page)
      await expect(page).toHaveURL(/\/recipients\/import\/doc\/\d+$/)
    })
  }

  test('says that nothing was chosen, that text is no table, and that the server failed; the file stays', async ({
    signedInPage: page,
    world,
  }) => {
    await openDialog(page)
    await upload(page)
    await expect(dialog(page).getByRole('alert')).toHaveText('Choose a file, or paste a table first.')
    await paste(page, 'just some words')
    await expect(dialog(page).getByRole('status')).toHaveText('This is neither a table nor a list of profile links.')
    await dialog(page).getByRole('tab', { name: 'File' }).click()
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(csvFile(leads(1)))
    await world.fault({ operationId: 'recipientImportUpload', status: 500, times: 1 })
    await upload(page)
    await expect(dialog(page).getByRole('alert')).toContainText('Failed on purpose with 500.')
    await upload(page)
    await expect(page).toHaveURL(/\/recipients\/import\/doc\/\d+$/)
  })

  test('shows how far it is, and stops when it is cancelled', async ({ signedInPage: page, world }) => {
    await world.fault({ operationId: 'recipientImportUpload', status: 500, latencyMs: 20_000, times: 1 })
    await openDialog(page)
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(csvFile(leads(1)))
    await upload(page)
    await expect(dialog(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible()
    await expect(dialog(page)).toContainText('Reading the file…')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page).getByRole('progressbar')).toBeHidden()
    await expect(dialog(page)).toContainText('leads.csv')
  })
})

test.describe('the columns', () => {
  test('are guessed; two for one field and a missing first name are refused before they are sent', async ({
    signedInPage: page,
  }) => {
    await page.goto(`/recipients/import/doc/${await uploaded(page, leads(3))}`)
    await expect(columnChoice(page, 'First name')).toHaveText('First name')
    await expect(columnChoice(page, 'LinkedIn')).toHaveText('Profile link')
    await expect(columnChoice(page, 'Budget')).toHaveText('Do not import')
    await expectAccessible(page)
    await columnChoice(page, 'Budget').click()
    await page.getByRole('option', { name: 'First name' }).click()
    await expect(columnChoice(page, 'Budget')).toHaveAccessibleDescription('Two columns cannot become the same field.')
    const submit = page.getByRole('button', { name: 'Import', exact: true })
    await expect(submit).toBeDisabled()
    for (const name of ['Budget', 'First name']) {
      await columnChoice(page, name).click()
      await page.getByRole('option', { name: 'Do not import' }).click()
    }
    await expect(page.getByText('One column has to become the first name.')).toBeVisible()
    await expect(submit).toBeDisabled()
  })

  test('become a new custom attribute on the spot; a name that is taken says so', async ({
    signedInPage: page,
    world,
  }) => {
    const importId = await uploaded(page, leads(2))
    await page.goto(`/recipients/import/doc/${importId}`)
    await columnChoice(page, 'Budget').click()
    await page.getByRole('option', { name: 'Add custom attribute' }).click()
    const adding = page.getByRole('dialog', { name: 'Add custom attribute' })
    const name = adding.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Budget')
    await name.fill('')
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(adding).toContainText('Field is required')
    await name.fill('Budget')
    await world.fault({
      operationId: 'customAttributeCreate',
      status: 409,
      body: [{ existingEntity: { id: 1, name: 'Budget' } }],
      times: 1,
    })
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(adding).toContainText('There is an attribute with this name already')
    await name.fill('Deal size')
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(adding).toBeHidden()
    await expect(columnChoice(page, 'Budget')).toHaveText('Deal size')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('All 2 recipients are in.')).toBeVisible()
    const { _embedded: embedded }: { _embedded: { recipients: { customAttributes: object }[] } } = await (
      await page.request.get('/api/v2/recipients', { params: { search: 'New1', limit: 1 } })
    ).json()
    expect(Object.values(embedded.recipients[0]?.customAttributes ?? {})).toContain('100')
  })

  test('a first row that holds a recipient is imported, too', async ({ signedInPage: page }) => {
    await page.goto(
      `/recipients/import/doc/${await uploaded(page, `Ada,${profileUrl('ada-first-1')}\nBo,${profileUrl('bo-second-2')}\n`)}`,
    )
    await expect(page.getByRole('checkbox', { name: 'The first row holds the names of the columns' })).not.toBeChecked()
    await columnChoice(page, 'Column 1').click()
    await page.getByRole('option', { name: 'First name' }).click()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('All 2 recipients are in.')).toBeVisible()
    await expect(resultRow(page, 'Ada')).toContainText('Imported')
  })

  test('what the server refuses shows, and nothing chosen is lost', async ({ signedInPage: page, world }) => {
    await page.goto(`/recipients/import/doc/${await uploaded(page, leads(1))}`)
    await columnChoice(page, 'Budget').click()
    await page.getByRole('option', { name: 'Notes' }).click()
    await world.fault({
      operationId: 'recipientImportApply',
      status: 422,
      body: { message: 'The file is being changed.' },
      times: 1,
    })
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('The file is being changed.')
    await expect(columnChoice(page, 'Budget')).toHaveText('Notes')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('The recipient is in.')).toBeVisible()
  })

  test('an import that is cancelled is gone', async ({ signedInPage: page }) => {
    const importId = await uploaded(page, leads(1))
    await page.goto(`/recipients/import/doc/${importId}`)
    await page.getByRole('button', { name: 'Cancel import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel import' }).click()
    await expect(page).toHaveURL('/recipients')
    await page.goto(`/recipients/import/doc/${importId}`)
    await expect(page.getByText('This import is no longer here')).toBeVisible()
  })
})

test('a whole import by keyboard alone, in dark', async ({ signedInPage: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/recipients')
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  /** Goes on by Tab until it is there: what lies between may change, that it can be reached may not. */
  const tabTo = async (target: Locator) => {
    for (let stops = 0; stops < 8; stops += 1) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    await expect(target).toBeFocused()
  }
  await page.getByRole('button', { name: 'Import', exact: true }).focus()
  await press('Enter')
  await dialog(page).getByRole('tab', { name: 'File' }).focus()
  await press('ArrowRight', 'Enter', 'Tab')
  await page.keyboard.insertText('First name\tLast name\tScore\nAda\tObi\t7\nBo\tLi\t8')
  await expect(dialog(page)).toContainText('A table of 3 rows and 3 columns')
  await tabTo(dialog(page).getByRole('button', { name: 'Upload' }))
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Map columns' })).toBeFocused()
  await expect(columnChoice(page, 'Score')).toBeVisible()
  await tabTo(columnChoice(page, 'Score'))
  await press('Enter', 'End', 'Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await press('Enter')
  await expect(columnChoice(page, 'Score')).toHaveText('Score')
  await expect(columnChoice(page, 'Score')).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByText('All 2 recipients are in.')).toBeVisible()
  await expectAccessible(page)
})
