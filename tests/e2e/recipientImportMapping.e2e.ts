import { type Locator, type Page } from '@playwright/test'
import { expect, expectAccessible, requestsOf, test } from '../support/app.ts'
import { columnChoice, leads, profileUrl, resultRow, uploaded } from '../support/recipientFiles.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import recipients' })

test.describe('the columns of an import', () => {
  test('the fields of the columns are guessed, and a wrong choice is refused', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto(`/recipients/import/doc/${await uploaded(page, leads(3))}`)
    await expect(columnChoice(page, 'First name')).toHaveValue('First name')
    await expect(columnChoice(page, 'LinkedIn')).toHaveValue('Profile link')
    await expect(columnChoice(page, 'Budget')).toHaveValue('Do not import')
    await expectAccessible(page)
    await columnChoice(page, 'Budget').click()
    await page.getByRole('option', { name: 'First name', exact: true }).click()
    await expect(columnChoice(page, 'Budget')).toHaveAccessibleDescription('Two columns cannot become the same field.')
    const submit = page.getByRole('button', { name: 'Import', exact: true })
    await expect(submit).toBeDisabled()
    for (const name of ['Budget', 'First name']) {
      await columnChoice(page, name).click()
      await page.getByRole('option', { name: 'Do not import' }).click()
    }
    await expect(page.getByText('One column has to become the first name or the full name.')).toBeVisible()
    await expect(submit).toBeDisabled()
    await columnChoice(page, 'First name').click()
    await page.getByRole('option', { name: 'First name', exact: true }).click()
    await expect(submit).toBeEnabled()

    await columnChoice(page, 'Budget').click()
    await page.getByRole('option', { name: 'Add custom attribute' }).click()
    const adding = page.getByRole('dialog', { name: 'Add custom attribute' })
    const name = adding.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Budget')
    await name.fill('')
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(adding).toContainText('Field is required')
    await name.fill('Budget')
    await workspace.fault({
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
    await expect(columnChoice(page, 'Budget')).toHaveValue('Deal size')
    await submit.click()
    await expect(page.getByText('All 3 recipients imported.')).toBeVisible()
    const { _embedded: embedded }: { _embedded: { recipients: { customAttributes: object }[] } } = await (
      await page.request.get('/api/v2/recipients', { params: { search: 'New1', limit: 1 } })
    ).json()
    expect(Object.values(embedded.recipients[0]?.customAttributes ?? {})).toContain('100')
  })

  test('without a header, the import begins with the first row', async ({ signedInPage: page }) => {
    await page.goto(
      `/recipients/import/doc/${await uploaded(page, `Ada,${profileUrl('ada-first-1')}\nBo,${profileUrl('bo-second-2')}\n`)}`,
    )
    const header = page.getByRole('combobox', { name: 'Header is' })
    await expect(header).toHaveValue('')
    await columnChoice(page, 'Column 1').click()
    await page.getByRole('option', { name: 'First name', exact: true }).click()
    await expect(page.getByText('2 rows will be imported.')).toBeVisible()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('All 2 recipients imported.')).toBeVisible()
    await expect(resultRow(page, 'Ada')).toContainText('Imported')
  })

  test('IMPORT-28 the header is found below notes', async ({ signedInPage: page }) => {
    const content = 'Notes:\nSome are missing\n\nFirst Name,Last Name,Company\nAda,Obi,Contoso\nBo,Li,Fabrikam\n'
    await page.goto(`/recipients/import/doc/${await uploaded(page, content)}`)
    const header = page.getByRole('combobox', { name: 'Header is' })
    await expect(header).toHaveValue('4')
    await expect(columnChoice(page, 'Company')).toHaveValue('Company')
    await expect(page.getByText('2 rows will be imported.')).toBeVisible()
    await header.selectOption('Row 1: Notes:')
    await expect(columnChoice(page, 'Notes:')).toBeVisible()
    await expect(page.getByText('One column has to become the first name or the full name.')).toBeVisible()
    await header.selectOption('Row 4: First Name, Last Name, Company')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('All 2 recipients imported.')).toBeVisible()
    await expect(resultRow(page, 'Bo Li')).toContainText('Fabrikam')
  })

  test('SHELL-46, IMPORT-32 a refused import keeps the chosen fields, and six quick clicks start one import', async ({
    signedInPage: page,
    workspace,
  }) => {
    const importId = await uploaded(page, leads(3))
    await page.goto('/recipients')
    await page.goto(`/recipients/import/doc/${importId}`)
    await columnChoice(page, 'Budget').click()
    await page.getByRole('option', { name: 'Notes', exact: true }).click()
    await workspace.fault({
      operationId: 'recipientImportApply',
      status: 422,
      body: { message: 'The file is being changed.' },
      times: 1,
    })
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('The file is being changed.')
    await expect(columnChoice(page, 'Budget')).toHaveValue('Notes')

    const requests = requestsOf(page)
    await page.getByRole('button', { name: 'Import', exact: true }).click({ clickCount: 6, delay: 15 })
    await expect(page.getByText('All 3 recipients imported.')).toBeVisible()
    expect(requests.filter((each) => each.startsWith('POST /recipients'))).toHaveLength(1)
    await expect.poll(() => requests).toContain(`DELETE /recipients/imports/${importId}`)
    await page.goBack()
    await expect(page).toHaveURL('/recipients')
  })
})

test('a whole import works by keyboard, and is accessible in the dark theme', async ({ signedInPage: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/recipients')
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
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
  await expect(page.getByRole('heading', { name: 'Import recipients' })).toBeFocused()
  await expect(columnChoice(page, 'Score')).toBeVisible()
  await tabTo(columnChoice(page, 'Score'))
  await press('Enter', 'End', 'Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await press('Enter')
  await expect(columnChoice(page, 'Score')).toHaveValue('Score')
  await expect(columnChoice(page, 'Score')).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByText('All 2 recipients imported.')).toBeVisible()
  await expectAccessible(page)
})
