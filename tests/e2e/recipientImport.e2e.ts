import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'
import { columnChoice, csvFile, leads, profileUrl, resultRow } from '../support/recipientFiles.ts'
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
    // Not the options of the list's page size, which shows below the dialog.
    await page.getByRole('listbox', { name: 'Import into a sequence' }).getByRole('option').nth(1).click()
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
    await upload(page)
    await expect(page).toHaveURL(/\/recipients\/import\/doc\/\d+$/)
    const [importId] = /\d+$/.exec(page.url()) ?? []
    const stored = await page.request.get(`/api/v2/recipients/imports/${importId}`)
    expect(await stored.json()).toMatchObject({ sequenceId: sequence.id })
    await expect(page.getByText('“leads.csv” →').getByRole('link', { name: sequence.name })).toBeVisible()
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
    await expect(page.getByText('“leads.xlsx”')).toBeVisible()
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
