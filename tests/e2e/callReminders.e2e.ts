import { type Page } from '@playwright/test'
import { expect, expectAccessible, requestsOf, test, toastOf } from '../support/app.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const reminder = (page: Page, when: string) => drawer(page).getByRole('region', { name: when })
const textOf = (page: Page, when: string) => reminder(page, when).getByRole('textbox', { name: 'Text' })
const templatesOf = async (page: Page, clientId: number) => {
  const response = await page.request.get(`/api/v2/calls/reminder-templates?clientId=${clientId}`)
  const { _embedded: embedded } = await response.json()
  return embedded.callReminderTemplates
}

test.describe('call reminders', () => {
  test('CALL-13, CALL-15 the reminders are listed by client, and can be edited', async ({
    signedInPage: page,
    workspace,
  }) => {
    const requests = requestsOf(page)
    await page.goto('/calls/reminders')
    const row = page.getByRole('row').filter({ hasText: 'Brightline Talent' })
    await expect(row).toHaveCount(1)
    await expect(row.getByText('On', { exact: true })).toHaveCount(3)
    await page.getByRole('searchbox', { name: 'Search AI clients' }).fill('brightline')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessible(page)
    await row.getByRole('link').click()
    await expect(page).toHaveURL('/calls/reminders/manage/1?search=brightline')
    await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText('Reminders for Brightline Talent')
    const text = textOf(page, 'Couple Hours Before')
    await expect(text).toHaveText('Hi First name, our call is today, in a couple of hours. See you then!')
    await expectAccessible(page)
    const save = drawer(page).getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await text.press('Control+End')
    await page.keyboard.type(' Bye')
    await expect(text).toContainText('See you then! Bye')
    await drawer(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(text).toHaveText('Hi First name, our call is today, in a couple of hours. See you then!')
    await text.press('Control+End')
    await page.keyboard.type(' Ciao')
    await reminder(page, '16-24 Hours Before').getByRole('switch').click()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    // The server fails to save one of the two changed reminders.
    await workspace.fault({ operationId: 'callReminderTemplatePut', status: 503, times: 1 })
    await save.click()
    await expect(drawer(page).getByRole('alert')).toContainText('Not all reminders were saved.')
    await save.click()
    await expect(toastOf(page, 'Reminders saved.')).toBeVisible()
    await expect(save).toBeDisabled()
    expect(requests.filter((each) => each.startsWith('PUT '))).toHaveLength(3)
    const templates = await templatesOf(page, 1)
    expect(templates).toMatchObject([
      { delay: 'day', enabled: false },
      { delay: 'few_hours', text: 'Hi %firstName%, our call is today, in a couple of hours. See you then! Ciao' },
      { delay: 'less_than_hour', enabled: true },
    ])
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/calls/reminders?search=brightline')
    await expect(row.getByText('Off', { exact: true })).toHaveCount(1)
  })
})
