import { type Page } from '@playwright/test'
import { conversationsOf, openConversation } from '../support/inbox.ts'
import {
  expect,
  expectAccessible,
  held,
  nextPatchResponse,
  requestsOf,
  startIn,
  test,
  toastOf,
} from '../support/app.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const statusOf = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: /^(Suggested|Got|Scheduled|No show|Held)/ })
const chooseStatus = async (page: Page, name: string, status: string) => {
  await statusOf(page, name).click()
  await page.getByRole('menuitemradio', { name: status }).click()
}
const field = (page: Page, label: string) => drawer(page).getByLabel(new RegExp(`^${label}`))
const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}
const chooseInForm = async (page: Page, status: string) => {
  await drawer(page).getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: status }).click()
}
const callsOf = async (page: Page, query: string) => await (await page.request.get(`/api/v2/calls?${query}`)).json()

test.describe('the list of calls', () => {
  test('CALL-1, CALL-25 the list saves a changed status, and offers Undo', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/calls?search=oliver%20brooks')
    await expect(row(page, 'Oliver Brooks')).toContainText('Nov. 25 2026 - 15:30 · 10:30 New York')
    const date = page.getByText('Nov. 25 2026 - 15:30')
    expect(await date.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expectAccessible(page)
    await chooseStatus(page, 'Oliver Brooks', 'Got email')
    await expect(statusOf(page, 'Oliver Brooks')).toHaveText('Got email')
    await expect(row(page, 'Oliver Brooks')).not.toContainText('Nov. 25')
    const undone = nextPatchResponse(page)
    await toastOf(page, 'Oliver Brooks: Got email').getByRole('button', { name: 'Undo' }).click()
    await undone
    await expect(statusOf(page, 'Oliver Brooks')).toHaveText('Scheduled')
    await expect(row(page, 'Oliver Brooks')).toContainText('Nov. 25 2026 - 15:30')
    const { _embedded: embedded } = await callsOf(page, 'search=oliver%20brooks')
    expect(embedded.calls[0].reminders).toEqual(['day', 'few_hours', 'less_than_hour'])
    await workspace.fault({ operationId: 'callPatch', status: 503, times: 1 })
    const release = await held(page, /\/api\/v2\/calls\/\d+$/)
    await chooseStatus(page, 'Oliver Brooks', 'Held')
    await expect(statusOf(page, 'Oliver Brooks')).toHaveText('Held')
    release()
    await expect(statusOf(page, 'Oliver Brooks')).toHaveText('Scheduled')
    const toast = toastOf(page, 'The status of the call with Oliver Brooks was not saved.')
    await toast.getByRole('button', { name: 'Try again' }).click()
    await expect(statusOf(page, 'Oliver Brooks')).toHaveText('Held')
  })

  test('CALL-5, CALL-33 the list asks for the outcome of expired calls, and for a date if a status needs it', async ({
    page,
    workspace,
  }) => {
    await startIn(page, workspace, 'disconnected')
    await page.goto('/calls')
    const question = page.getByRole('region', { name: 'How did it go?' })
    const asked = question.getByRole('link').first()
    const first = (await asked.textContent()) ?? ''
    const { totalFilteredCount: expired } = await callsOf(page, 'isExpired=true&limit=1')
    // The first page shows all expired calls, because expired calls come first.
    await expect(page.getByRole('row').getByRole('img', { name: 'Time has passed' })).toHaveCount(expired)
    await question.getByRole('button', { name: 'No show' }).click()
    await expect(toastOf(page, `${first}: No show`)).toBeVisible()
    await expect(asked).not.toHaveText(first)
    await expect(question.getByRole('link', { name: `Show all ${expired - 1}` })).toBeVisible()
    await question.getByRole('link', { name: 'Reschedule' }).click()
    await expect(page).toHaveURL(/\/calls\/manage\/\d+\/scheduled$/)
    await expect(drawer(page)).toContainText('The time of this call has passed.')
    await page.getByRole('dialog').press('Escape')
    await expect(page).toHaveURL('/calls')

    await page.goto('/calls?select_status=got_email')
    const lead = (await page.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? ''
    await chooseStatus(page, lead, 'Scheduled')
    await expect(page).toHaveURL(/\/calls\/manage\/\d+\/scheduled\?select_status=got_email$/)
    await expect(drawer(page).getByRole('combobox', { name: 'Status' })).toHaveText('Scheduled')
    await drawer(page).getByRole('button', { name: 'Update' }).click()
    await expect(field(page, 'Date')).toBeFocused()
    await expect(drawer(page).getByText('Field is required!')).toHaveCount(2)
    await fillIn(page, { Date: '2026-11-30', 'Start time': '1015' })
    await drawer(page).getByRole('button', { name: 'Update' }).click()
    await expect(toastOf(page, 'Call has been updated.')).toBeVisible()
    await expect(page).toHaveURL('/calls?select_status=got_email')
    await expect(row(page, lead)).toBeHidden()
  })
})

test.describe("a call's drawer", () => {
  test('CALL-2, CALL-6 the drawer shows the fields that the status needs, checks the date, and updates the call', async ({
    signedInPage: page,
    workspace,
  }) => {
    const requests = requestsOf(page)
    await page.goto('/calls?search=oliver%20brooks')
    await page.getByRole('link', { name: 'Oliver Brooks' }).click()
    await expectAccessible(page)
    const update = drawer(page).getByRole('button', { name: 'Update' })
    await expect(update).toBeDisabled()
    await expect(drawer(page).getByRole('switch')).toHaveCount(3)
    await chooseInForm(page, 'Suggested')
    await expect(field(page, 'Start time')).toBeHidden()
    await expect(drawer(page).getByRole('switch')).toHaveCount(0)
    await chooseInForm(page, 'Scheduled')
    await fillIn(page, { Date: '2027-03-14', 'Start time': '02:30' })
    // In New York the clocks skip from 02:00 to 03:00 on this day.
    await expect(drawer(page)).toContainText('there is no 02:30 on this day. The call will be at 03:30.')
    await expect(drawer(page)).toContainText('Sun, Mar 14, 2027, 07:30')
    await fillIn(page, { Date: '2026-11-19', 'Start time': '10:00' })
    await update.click()
    await expect(field(page, 'Date')).toHaveAccessibleDescription(/Choose a time that is still to come\./)
    await chooseInForm(page, 'Held')
    await expect(drawer(page).getByRole('switch')).toHaveCount(0)
    await workspace.fault({ operationId: 'callPatch', status: 502, times: 1 })
    await update.click()
    await expect(drawer(page).getByRole('alert').filter({ hasText: '502' })).toBeVisible()
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await update.click()
    expect((await sent).postDataJSON()).toEqual({ status: 'made', date: '2026-11-19T10:00:00-05:00', reminders: [] })
    await expect(toastOf(page, 'Call has been updated.')).toBeVisible()
    await expect(update).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/calls?search=oliver%20brooks')
    expect(requests.filter((each) => each.startsWith('PATCH /calls/'))).toHaveLength(2)
  })
})

test.describe('the wizard of a call', () => {
  const leadWithoutCall = async (page: Page): Promise<string> => {
    const response = await page.request.get('/api/v2/conversations?limit=1&hasCall=false&hasIncoming=true')
    const { _embedded: embedded } = await response.json()
    const { firstName, lastName } = embedded.recipients[embedded.conversations[0].recipientId]
    return `${firstName} ${lastName}`
  }
  const search = (page: Page) => drawer(page).getByRole('searchbox', { name: 'Search conversations' })

  test('CALL-10, CALL-11 the wizard creates one call by keyboard, despite a reload and a lost response', async ({
    signedInPage: page,
    workspace,
  }) => {
    const name = await leadWithoutCall(page)
    await page.goto('/calls')
    await page.getByRole('link', { name: 'Add call' }).press('Enter')
    await search(page).focus()
    await page.keyboard.type(name)
    const radio = drawer(page).getByRole('radio', { name: new RegExp(`^${name}`) })
    await expect(radio.first()).toBeVisible()
    // Only matching rows remain. The list may change between the two counts.
    await expect.poll(async () => (await drawer(page).getByRole('radio').count()) - (await radio.count())).toBe(0)
    await expectAccessible(page)
    await radio.first().press('Space')
    await drawer(page).getByRole('button', { name: 'Next' }).press('Enter')
    await expect(drawer(page)).toContainText('Please, specify your call details.')
    await test.step('SHELL-96 Back returns to the first step, and Forward to the second step', async () => {
      await page.goBack()
      await expect(radio.first()).toBeChecked()
      await page.goForward()
    })
    await drawer(page).getByRole('button', { name: 'Create Call' }).press('Enter')
    await expect(field(page, 'Date')).toBeFocused()
    await fillIn(page, { Date: '2026-12-01', 'Start time': '930' })
    await page.reload()
    await expect(drawer(page)).toContainText(`Call with ${name}`)
    await expect(field(page, 'Start time')).toHaveValue(/9:?30/)
    const before = (await callsOf(page, 'limit=1')).totalCount
    await workspace.fault({ operationId: 'callCreate', lostResponse: true, times: 1 })
    await field(page, 'Start time').press('Enter')
    await expect(drawer(page).getByRole('alert').filter({ hasText: 'Unexpected response' })).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Create Call' }).click()
    const toast = toastOf(page, 'Call has been created successfully.')
    await expect(toast).toBeVisible()
    await expect(page).toHaveURL('/calls')
    await expect(drawer(page)).toBeHidden()
    await page.goto(`/calls?search=${encodeURIComponent(name)}`)
    await expect(row(page, name)).toContainText('Dec. 01 2026')
    expect((await callsOf(page, 'limit=1')).totalCount).toBe(before + 1)
    await page.getByRole('link', { name: 'Add call' }).click()
    await expect(drawer(page).getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('CALL-28 the wizard skips the choice of a conversation if a conversation is open in the inbox', async ({
    signedInPage: page,
  }) => {
    const { _embedded: embedded } = await callsOf(page, 'limit=100')
    const withCall = new Set(embedded.calls.map(({ conversationId }: { conversationId: number }) => conversationId))
    const without = (await conversationsOf(page, { hasIncoming: true, limit: 20 })).find(({ id }) => !withCall.has(id))
    await openConversation(page, without?.id)
    await page.getByRole('link', { name: 'Add call' }).first().click()
    await expect(drawer(page).getByText('Please, specify your call details.')).toBeVisible()
    await expect(page).toHaveURL('/calls/create/settings')
    await page.getByRole('dialog').press('Escape')
    await page.getByRole('alertdialog', { name: 'Call Not Added' }).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(`/messages/conversation/${without?.id}`)
  })

  test('CALL-9, CALL-12 the wizard asks before it overwrites a call', async ({ signedInPage: page }) => {
    const { totalCount: before } = await callsOf(page, 'limit=1')
    await page.goto('/calls/create')
    await search(page).fill('Oliver Brooks')
    await drawer(page)
      .getByRole('radio', { name: /^Oliver Brooks/ })
      .check()
    await page.waitForLoadState('networkidle')
    await drawer(page).getByRole('button', { name: 'Next' }).click()
    const question = page.getByRole('alertdialog', { name: 'Call Already Exists' })
    await question.getByRole('button', { name: 'Keep the call' }).click()
    await expect(question).toBeHidden()
    await page.getByRole('dialog').press('Escape')
    const closing = page.getByRole('alertdialog', { name: 'Call Not Added' })
    await expect(closing).toContainText('No calls were added. Would you like to close this window?')
    await closing.getByRole('button', { name: 'Keep editing' }).click()
    await drawer(page).getByRole('button', { name: 'Next' }).click()
    await question.getByRole('button', { name: 'Overwrite' }).click()
    await chooseInForm(page, 'Got phone')
    await drawer(page).getByRole('button', { name: 'Create Call' }).click()
    await expect(toastOf(page, 'Call has been overwritten.')).toBeVisible()
    expect((await callsOf(page, 'limit=1')).totalCount).toBe(before)
    const { _embedded: embedded } = await callsOf(page, 'search=oliver%20brooks')
    expect(embedded.calls[0]).toMatchObject({ status: 'got_phone', date: null })
  })
})
