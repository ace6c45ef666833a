import { type Page } from '@playwright/test'
import { expect, expectAccessible, requestsOf, test, toastOf } from '../support/app.ts'
import { pdf } from '../support/files.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const act = async (page: Page, name: string, action: string) => {
  await row(page, name).hover()
  await row(page, name).getByRole('button', { name: action }).click()
}
const select = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await row(page, name).getByRole('checkbox').click()
}

test.describe('the list of AI clients', () => {
  test('CLIENT-1, CLIENT-2 opens, archives and unarchives a client', async ({ signedInPage: page }) => {
    const requests = requestsOf(page)
    await page.goto('/clients?search=freight')
    await expect(row(page, 'Greenlane Freight')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Greenlane Freight' }).click()
    await expect(page).toHaveURL(/\/clients\/manage\/\d+\?search=freight$/)
    await expect(drawer(page).getByRole('heading', { level: 2 })).toContainText('Greenlane FreightActive')
    await page.getByRole('dialog').press('Escape')
    await expect(page).toHaveURL('/clients?search=freight')
    await act(page, 'Greenlane Freight', 'View')
    await expect(page).toHaveURL(/\/clients\/manage\/\d+\?search=freight$/)
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/clients?search=freight')

    await act(page, 'Greenlane Freight', 'Archive')
    await expect(row(page, 'Greenlane Freight')).toContainText('Archived')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await toastOf(page, 'Greenlane Freight archived').getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'Greenlane Freight')).toContainText('Active')
    await act(page, 'Greenlane Freight', 'Archive')
    await expect(row(page, 'Greenlane Freight')).toContainText('Archived')
    await act(page, 'Greenlane Freight', 'Unarchive')
    await expect(row(page, 'Greenlane Freight')).toContainText('Active')
    expect(requests.filter((each) => each.startsWith('PUT /clients/archived/'))).toHaveLength(2)
    expect(requests.filter((each) => each.startsWith('DELETE /clients/archived/'))).toHaveLength(2)
    await page.getByRole('link', { name: 'Add Client' }).click()
    await expect(page.getByRole('heading', { name: 'Define Client Info' })).toBeVisible()
  })

  test('CLIENT-2 the list archives several clients at once', async ({ signedInPage: page }) => {
    const requests = requestsOf(page)
    await page.goto('/clients')
    await select(page, 'Vela Receivables', 'Greenlane Freight')
    await page.getByRole('button', { name: 'Archive', exact: true }).last().click()
    await expect(toastOf(page, '2 clients archived')).toBeVisible()
    await expect(row(page, 'Vela Receivables')).toContainText('Archived')
    await expect(row(page, 'Greenlane Freight')).toContainText('Archived')
    await toastOf(page, '2 clients archived').getByRole('button', { name: 'Undo' }).click()
    await expect(toastOf(page, '2 clients unarchived')).toBeVisible()
    await expect(row(page, 'Vela Receivables')).toContainText('Active')
    await expect(row(page, 'Greenlane Freight')).toContainText('Active')
    expect(requests.filter((each) => each.startsWith('PUT /clients/archived/'))).toHaveLength(2)
    expect(requests.filter((each) => each.startsWith('DELETE /clients/archived/'))).toHaveLength(2)
  })
})

test.describe('the creation wizard of a client', () => {
  const name = (page: Page) => page.getByLabel('Company Name')
  const info = (page: Page) => page.getByLabel('Company description')
  const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true })

  test('CLIENT-4, CLIENT-6 the user creates a client with only the keyboard', async ({ signedInPage: page }) => {
    await page.goto('/clients')
    await page.getByRole('link', { name: 'Add Client' }).focus()
    await page.keyboard.press('Enter')
    await expect(name(page)).toBeVisible()
    await expect(create(page)).toHaveAttribute('aria-disabled', 'true')
    await test.step('CLIENT-9 the form has four sections', async () => {
      for (const section of ['General', 'Company Info', 'Additional files', 'Target Customers'])
        await expect(page.getByRole('heading', { name: section })).toBeVisible()
    })
    for (let step = 0; step < 5 && !(await name(page).evaluate((field) => field === document.activeElement)); step += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.type('Obi & Sons')
    await page.keyboard.press('Tab')
    await page.keyboard.type('https://obi.example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('We mend what others throw away.')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
    await expect(page.getByLabel('Location')).toBeFocused()
    await page.keyboard.type('Austria')
    await page.keyboard.press('Tab')
    await test.step('CLIENT-15 an industry and a size are selected', async () => {
      await expect(page.getByRole('combobox', { name: 'Industries' })).toBeFocused()
      await page.keyboard.type('retail app')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('toolbar', { name: 'Industries' }).getByRole('button')).toHaveText(
        'Retail Apparel and Fashion',
      )
      await page.keyboard.press('Tab')
      await expect(page.getByRole('combobox', { name: 'Company sizes' })).toBeFocused()
      await page.keyboard.type('11-50')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    })
    await page.keyboard.press('Tab')
    await create(page).focus()
    await page.keyboard.press('Enter')
    await expect(toastOf(page, 'Client has been created successfully.')).toBeVisible()
    await expect(page).toHaveURL('/clients')
    await expect(page.getByRole('link', { name: 'Add Client' })).toBeFocused()
    await page.getByRole('link', { name: 'Obi & Sons' }).focus()
    await expect(row(page, 'Obi & Sons')).toContainText('Austria')
  })

  test('the wizard sends the form before the files', async ({ signedInPage: page }) => {
    const requests = requestsOf(page)
    await page.goto('/clients/create')
    await expect(name(page)).toBeVisible()
    await expectAccessible(page)
    await name(page).fill('Obi & Sons')
    // `fill` would remove the spaces around the link.
    await page.getByLabel('Website').focus()
    await page.keyboard.insertText(' https://obi.example ')
    await info(page).fill('We mend what others throw away.')
    await page
      .locator('input[type=file]')
      .setInputFiles([pdf('deck.pdf'), { ...pdf('photo.png'), mimeType: 'image/png' }])
    const files = page.getByRole('list', { name: 'Files' })
    await expect(files).toContainText('deck.pdf2 kB · Will be uploaded when the client is created')
    await expect(files).toContainText('A file can be a PDF, a Word, PowerPoint or Excel document, CSV or plain text.')
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/v2/clients'),
    )
    await create(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Obi & Sons',
      url: 'https://obi.example',
      contactPerson: { name: '', title: '', email: '' },
    })
    await expect(toastOf(page, 'Client has been created successfully.')).toBeVisible()
    await expect(page).toHaveURL('/clients')
    await page.getByRole('link', { name: 'Obi & Sons' }).click()
    await drawer(page).getByRole('link', { name: 'Settings' }).click()
    await expect(drawer(page).getByRole('list', { name: 'Files' })).toContainText('deck.pdf')
    await expect(drawer(page).getByRole('list', { name: 'Files' })).not.toContainText('photo.png')
    expect(requests.filter((each) => /^POST \/clients\/\d+\/files$/.test(each))).toHaveLength(1)
  })

  test('SHELL-31 the wizard keeps its draft after a reload and after Back', async ({ signedInPage: page }) => {
    await page.goto('/clients')
    await page.getByRole('link', { name: 'Add Client' }).click()
    await name(page).fill('Obi & Sons')
    await page.reload()
    await expect(name(page)).toHaveValue('Obi & Sons')
    await expect(create(page)).toBeEnabled()
    await page.goBack()
    await page.getByRole('link', { name: 'Add Client' }).click()
    await expect(name(page)).toHaveValue('Obi & Sons')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Do you want to close?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(name(page)).toHaveValue('Obi & Sons')
    await page.getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/clients')
    await page.getByRole('link', { name: 'Add Client' }).click()
    await expect(name(page)).toHaveValue('')

    await page.getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/clients')
    await page.evaluate(() => localStorage.setItem('clientWizard', '{"version":1,"value":{"name":"An old draft"}}'))
    await page.goto('/clients/create')
    await expect(name(page)).toHaveValue('')
  })
})
