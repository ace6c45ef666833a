import { type Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from '../support/app.ts'
import { pdf } from '../support/files.ts'

const drawer = (page: Page) => page.getByRole('dialog')

test.describe("a client's drawer", () => {
  const figure = (page: Page, label: string) => drawer(page).getByRole('group', { name: label, exact: true })

  test('CLIENT-20, SHELL-67 the drawer shows the statistics of a range of days', async ({
    signedInPage: page,
    workspace,
  }) => {
    await workspace.fault({ operationId: 'clientStats', status: 404, times: 1 })
    await page.goto('/clients/manage/4')
    await expect(drawer(page)).toContainText('The statistics could not be loaded.')
    await drawer(page).getByRole('button', { name: 'Try again' }).click()

    const response = await page.request.get('/api/v2/clients/4/stats', {
      params: { dateStart: '2026-11-13', dateEnd: '2026-11-20', statsAggregated: 1 },
    })
    const { aggregate } = await response.json()
    expect(aggregate.requestsCount).toBeGreaterThan(0)
    await expect(figure(page, 'Requests Sent')).toContainText(String(aggregate.requestsCount))
    const percent = ((aggregate.repliedCount / aggregate.requestsCount) * 100).toFixed(2)
    await expect(figure(page, 'Answers')).toContainText(`${aggregate.repliedCount}${percent}%`)
    await expect(drawer(page).getByRole('button', { name: /^Range of days: Nov 13 – Nov 20, 2026/ })).toBeVisible()
    await expectAccessible(page)
    await drawer(page).getByRole('button', { name: 'Show as table' }).click()
    const days = drawer(page)
      .getByRole('region', { name: 'Requests, answers and calls per day' })
      .getByRole('table')
      .getByRole('row')
    await expect(days).toHaveCount(9)

    // SHELL-67: the picker opens inside the drawer.
    const drawerBox = await drawer(page).boundingBox()
    await drawer(page)
      .getByRole('button', { name: /^Range of days/ })
      .click()
    const presets = page.getByRole('group', { name: 'Presets' })
    await expect(presets).toBeVisible()
    expect((await presets.boundingBox())?.x).toBeGreaterThan(drawerBox?.x ?? Number.POSITIVE_INFINITY)
    await page.getByRole('button', { name: 'Last 30 days' }).click()
    await expect(page).toHaveURL(/date_range_stats=/)
    await expect(days).toHaveCount(32)
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/clients(\?|$)/)
  })

  test('CLIENT-18, CLIENT-19 the drawer asks before unsaved changes are lost', async ({ signedInPage: page }) => {
    await page.goto('/clients')
    await page.getByRole('link', { name: 'Vela Receivables' }).click()
    await drawer(page).getByRole('link', { name: 'Settings' }).click()
    await drawer(page).getByLabel('Company Name').fill('Vela')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await page.goBack()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(drawer(page).getByLabel('Company Name')).toHaveValue('Vela')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/clients')

    await page.getByRole('link', { name: 'Vela Receivables' }).click()
    await drawer(page).getByRole('link', { name: 'Settings' }).click()
    const update = drawer(page).getByRole('button', { name: 'Update' })
    await expect(update).toBeDisabled()
    await expectAccessible(page)
    await drawer(page).getByLabel('Company Name').fill('Vela Receivables SAS')
    await drawer(page).getByLabel('Job title').fill('Head of Sales')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await update.click()
    const body: unknown = (await sent).postDataJSON()
    expect(body).toMatchObject({ name: 'Vela Receivables SAS', contactPerson: { title: 'Head of Sales' } })
    expect(Object.keys(Object(body))).toHaveLength(2)
    const toast = await toastOf(page, 'Client was updated successfully!').boundingBox()
    const button = await update.boundingBox()
    expect(Number(toast?.y) + Number(toast?.height)).toBeLessThan(Number(button?.y))
    await expect(update).toBeDisabled()
    await expect(drawer(page).getByRole('heading', { level: 2 })).toContainText('Vela Receivables SAS')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/clients')
    await expect(page.getByRole('link', { name: 'Vela Receivables SAS' })).toBeVisible()
  })

  test('CLIENT-7, CLIENT-8 the drawer shows the errors of a failed update and keeps the typed values', async ({
    signedInPage: page,
    workspace,
  }) => {
    const errors = [{ field: 'contactPerson.email', message: 'This mailbox does not exist.' }]
    await workspace.fault({
      operationId: 'clientPatch',
      status: 400,
      body: { message: 'Bad input.', errors },
      times: 1,
    })
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/clients/manage/1/settings')
    await drawer(page).getByLabel('Email').fill('nobody@example.com')
    await drawer(page).getByRole('button', { name: 'Update' }).click()
    await expect(drawer(page).getByText('Please, fix errors bellow')).toBeVisible()
    await expect(drawer(page).getByLabel('Email')).toHaveAccessibleDescription('This mailbox does not exist.')
    await expect(drawer(page).getByLabel('Email')).toBeFocused()
    await workspace.fault({ operationId: 'clientPatch', status: 502, times: 1 })
    await drawer(page).getByRole('button', { name: 'Update' }).click()
    await expect(drawer(page).getByRole('alert').filter({ hasText: '502' })).toBeVisible()
    await expect(drawer(page).getByLabel('Email')).toHaveValue('nobody@example.com')

    // A click on a field below the visible part of the form scrolls the field and its options into view.
    const industries = drawer(page).getByRole('combobox', { name: 'Industries' })
    await industries.click()
    await expect(drawer(page).getByRole('option').first()).toBeInViewport()
    await expect(industries).toBeInViewport()
  })

  test('SHELL-46 the drawer uploads a file only once if the response is lost', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/clients/manage/2/settings')
    await expect(drawer(page).getByText('Drop files here')).toBeVisible()
    await workspace.fault({ operationId: 'clientFileUpload', lostResponse: true, times: 1 })
    await page.locator('input[type=file]').setInputFiles(pdf('deck.pdf'))
    const uploaded = drawer(page)
      .getByRole('list', { name: 'Files' })
      .getByRole('listitem')
      .filter({ hasText: 'deck.pdf' })
    // The failed upload moves down when the list shows the file that the server has stored.
    await expect(uploaded).toHaveCount(2)
    await uploaded.getByRole('button', { name: /Retry/ }).click()
    await expect(uploaded).toHaveText(['deck.pdf2 kB'])
    await page.reload()
    await expect(uploaded).toHaveCount(1)
  })

  test('CLIENT-17 the drawer adds chosen and dropped files, and removes a file', async ({
    signedInPage: page,
    workspace,
  }) => {
    await workspace.fault({ operationId: 'clientFileUpload', status: 500, times: 1 })
    await page.goto('/clients/manage/2/settings')
    const files = drawer(page).getByRole('list', { name: 'Files' })
    await page.locator('input[type=file]').setInputFiles(pdf('deck.pdf'))
    await expect(files.getByRole('listitem').filter({ hasText: 'deck.pdf' })).toContainText('500')
    await drawer(page).getByRole('button', { name: 'Retry' }).click()
    await expect(drawer(page).getByRole('button', { name: 'Retry' })).toBeHidden()
    await expect(files).toContainText('deck.pdf2 kB')
    await page.locator('input[type=file]').setInputFiles(pdf('empty.pdf', 0))
    await expect(files).toContainText('The file is empty.')
    await drawer(page)
      .getByText('Drop files here')
      .evaluate((zone) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File(['hello'], 'notes.txt', { type: 'text/plain' }))
        zone.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
      })
    await expect(files).toContainText('notes.txt5 bytes')
    await drawer(page).getByRole('button', { name: 'Remove deck.pdf' }).click()
    await page.getByRole('alertdialog', { name: 'Remove deck.pdf?' }).getByRole('button', { name: 'Remove' }).click()
    await expect(files).not.toContainText('deck.pdf')
    await expect(drawer(page).getByRole('button', { name: 'Remove notes.txt' })).toBeFocused()
    await page.reload()
    await expect(files).toContainText('notes.txt')
    await expect(files).not.toContainText('deck.pdf')
  })
})
