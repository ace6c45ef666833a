import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/app.ts'
import { columnChoice, csvFile, leads, profileUrl, resultRow } from '../support/recipientFiles.ts'
import { xlsxFile } from '../support/xlsxFile.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import recipients' })

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

async function paste(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole('tab', { name: 'Paste' }).click()
  await dialog(page)
    .getByRole('textbox', { name: 'Spreadsheet rows or profile links' })
    .evaluate((field: HTMLTextAreaElement, pasted) => {
      field.focus()
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      // Inserts the text, like a browser, if the page does not handle the event.
      if (field.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
    }, text)
}

const choose = (page: Page, file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) =>
  dialog(page).locator('input[type=file]').setInputFiles(file)

const upload = (page: Page) => dialog(page).getByRole('button', { name: 'Upload' }).click()

test.describe('the upload of an import', () => {
  test('the user chooses or drops a file, and imports the file into a sequence', async ({
    signedInPage: page,
    workspace,
  }) => {
    const none = {
      _embedded: { recipients: [], sequences: {} },
      _fields: { recipients: [] },
      count: 0,
      totalCount: 0,
      totalFilteredCount: 0,
    }
    await workspace.fault({ operationId: 'recipientList', status: 200, body: none })
    await page.goto('/recipients')
    await expect(page.getByRole('heading', { name: 'No recipients yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Import' }).last().click()
    await expect(dialog(page)).toBeVisible()

    const browse = dialog(page).getByRole('button', { name: 'browse' })
    await browse.focus()
    await choose(page, csvFile(leads(3)))
    await expect(dialog(page).getByRole('button', { name: 'Choose another file' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(browse).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()

    await page.getByRole('button', { name: 'Import' }).last().click()
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer()
      data.items.add(new File([content], 'dropped.csv', { type: 'text/csv' }))
      return data
    }, leads(1))
    await dialog(page).getByText('Drop a file here, or').dispatchEvent('drop', { dataTransfer: dropped })
    await expect(dialog(page)).toContainText('dropped.csv')
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()
    await expect(dialog(page).getByText('Drop a file here, or')).toBeVisible()

    await choose(page, csvFile(leads(3)))
    await expect(dialog(page)).toContainText('leads.csv')
    await dialog(page).getByRole('combobox', { name: 'Import into a sequence' }).click()
    // The list behind the dialog also has options.
    await page.getByRole('listbox', { name: 'Import into a sequence' }).getByRole('option').nth(1).click()
    await expectAccessible(page)
    await upload(page)
    await expect(page).toHaveURL(/\/recipients\/import\/doc\/\d+$/)
    await expect(page.getByText('3 rows will be imported.')).toBeVisible()
  })

  test('the dialog refuses an unknown name of a sequence, and accepts a known name', async ({ signedInPage: page }) => {
    const response = await page.request.get('/api/v2/sequences', { params: { limit: 100 } })
    const { _embedded: embedded }: { _embedded: { sequences: { id: number; name: string; status: string }[] } } =
      await response.json()
    const sequence = embedded.sequences.find(({ status }) => status !== 'archived')
    if (!sequence) throw new Error('the workspace has no sequence')
    await page.goto('/recipients')
    await openDialog(page)
    await choose(page, csvFile(leads(3)))
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

    await page.getByRole('link', { name: 'Recipients', exact: true }).click()
    await openDialog(page)
    await choose(page, csvFile(leads(3)))
    await choice.click()
    await page.keyboard.type(sequence.name.toLowerCase())
    await upload(page)
    await expect(page).toHaveURL(/\/recipients\/import\/doc\/\d+$/)
    const [importId] = /\d+$/.exec(page.url()) ?? []
    const stored = await page.request.get(`/api/v2/recipients/imports/${importId}`)
    expect(await stored.json()).toMatchObject({ sequenceId: sequence.id })
    await expect(page.getByText('“leads.csv” →').getByRole('link', { name: sequence.name })).toBeVisible()
  })

  test('the dialog accepts a workbook, pasted rows, and profile links', async ({ signedInPage: page }) => {
    await page.goto('/recipients')
    await openDialog(page)
    const rows = [
      ['First name', 'Last name', 'LinkedIn', 'Company', 'Seats'],
      ['Ada', 'Obi', profileUrl('ada-obi-7'), 'Obi & Sons', 12],
      ['Zoë', 'Łukasz', profileUrl('zoe-lukasz-8'), 'A < B', 0.5],
    ]
    await choose(page, xlsxFile(rows))
    await expect(dialog(page)).toContainText('leads.xlsx')
    await upload(page)
    await expect(page.getByText('2 rows will be imported.')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Obi & Sons, A < B' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '12, 0.5' })).toBeVisible()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('All 2 recipients imported.')).toBeVisible()
    await expect(page.getByText('“leads.xlsx”')).toBeVisible()
    await expect(resultRow(page, 'Zoë Łukasz')).toContainText('Imported')

    const toList = page.getByRole('link', { name: 'Recipients', exact: true })
    await toList.click()
    await openDialog(page)
    await paste(page, 'First name\tNote\nAda\t"two\nlines, ""quoted"""\nBo\t5" pipe')
    await expect(dialog(page)).toContainText('A table of 4 rows and 2 columns')
    await upload(page)
    await expect(page.getByText('2 rows will be imported.')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'two lines, "quoted", 5" pipe' })).toBeVisible()

    await toList.click()
    await openDialog(page)
    await paste(page, `${profileUrl('ada-lovelace-1a2b')}\nlinkedin.com/in/grace-hopper`)
    await expect(dialog(page)).toContainText('2 profile links. Names are read from the links.')
    await upload(page)
    await expect(page.getByRole('cell', { name: 'Ada, Grace' })).toBeVisible()
    await expect(columnChoice(page, 'Profile link')).toHaveValue('Profile link')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('All 2 recipients imported.')).toBeVisible()
  })

  test('the dialog reports missing or unreadable input and a failed upload, and can cancel an upload', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/recipients')
    await openDialog(page)
    await upload(page)
    await expect(dialog(page).getByRole('alert')).toHaveText('Choose a file, or paste a table first.')
    await paste(page, 'just some words')
    await expect(dialog(page).getByRole('status')).toHaveText('This is neither a table nor a list of profile links.')
    await dialog(page).getByRole('tab', { name: 'File' }).click()
    await choose(page, csvFile(leads(1)))

    await workspace.fault({ operationId: 'recipientImportUpload', status: 500, latencyMs: 20_000, times: 1 })
    await upload(page)
    await expect(dialog(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible()
    await expect(dialog(page)).toContainText('Reading the file…')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page).getByRole('progressbar')).toBeHidden()
    await expect(dialog(page)).toContainText('leads.csv')

    await workspace.fault({ operationId: 'recipientImportUpload', status: 500, times: 1 })
    await upload(page)
    await expect(dialog(page).getByRole('alert')).toContainText('Failed on purpose with 500.')
    await upload(page)
    await expect(page).toHaveURL(/\/recipients\/import\/doc\/\d+$/)
  })
})
