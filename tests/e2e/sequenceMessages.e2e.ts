import { type Page } from '@playwright/test'
import { type Sequence } from '../../packages/contract/src/sequence/schema.ts'
import { expect, expectAccessible, test, toastOf } from '../support/app.ts'

const item = (page: Page, index: number) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('listitem').nth(index)
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
const preview = (page: Page) => page.getByRole('list', { name: 'Preview' }).getByRole('listitem')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

const ids = [1, 2, 3].map((digit) => `0000000${digit}-0000-4000-8000-000000000000`)
/** 'your company' in base64. */
const defaultCompany = 'eW91ciBjb21wYW55'
const templates = [
  { title: 'Connection request', text: 'Hi %firstName%', delaySecs: 0, systemId: ids[0] },
  {
    title: 'Message 1',
    text: `How is %company%[${defaultCompany}] doing?`,
    delaySecs: 3600,
    systemId: ids[1],
  },
  { title: 'Message 2', text: 'Did you see my message?', delaySecs: 345_600, systemId: ids[2] },
]

async function sequenceOf(page: Page): Promise<number> {
  const response = await page.request.get('/api/v2/sequences', { params: { limit: 50 } })
  const { _embedded: embedded }: { _embedded: { sequences: Sequence[] } } = await response.json()
  const { id } = embedded.sequences.find((each) => each.type === 'cloud' && each.recipientsCount > 3) ?? { id: 0 }
  expect((await page.request.patch(`/api/v2/sequences/${id}`, { data: { templates } })).status()).toBe(200)
  return id
}

const saved = async (page: Page, id: number): Promise<Sequence> =>
  (await page.request.get(`/api/v2/sequences/${id}`)).json()

const textsAndDelays = ({ templates: written }: Sequence) => written.map(({ text, delaySecs }) => [text, delaySecs])

test.describe('the messages of a sequence', () => {
  test('SEQ-52, SEQ-130 the user writes, moves and saves messages, and undoes changes', async ({
    signedInPage: page,
    workspace,
  }) => {
    const id = await sequenceOf(page)
    await page.goto(`/sequences/manage/${id}/messages/${ids[2]}`)
    await expect(item(page, 2).getByRole('heading', { name: 'Message 2' })).toBeVisible()
    await expect(save(page)).toBeDisabled()
    await expectAccessible(page)

    await field(page).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Ana')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(item(page, 1)).toContainText('Did you see my message? Ana')
    await expect(item(page, 1).getByRole('heading', { name: 'Message 1' })).toBeVisible()
    // Each position keeps its delay.
    await expect(item(page, 1).getByRole('button', { name: 'Delay before Message 1: 1 hour' })).toBeVisible()
    await expect(item(page, 2).getByRole('button', { name: 'Delay before Message 2: 4 days' })).toBeVisible()
    await expect(field(page)).toBeFocused()

    await test.step('SEQ-75 Undo removes the added message', async () => {
      await page.getByRole('button', { name: 'Add message' }).click()
      await expect(item(page, 3).getByRole('button', { name: 'Delay before Message 3: 2 days' })).toBeVisible()
      await expect(page).not.toHaveURL(new RegExp(`${ids[2]}$`))
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(3)
    })

    await item(page, 2)
      .getByRole('button', { name: /^Delay before/ })
      .click()
    await page.getByRole('spinbutton', { name: 'Delay' }).fill('24')
    await page.getByRole('combobox', { name: 'Unit' }).selectOption('Hours')
    await page.keyboard.press('Tab')
    await page.getByRole('dialog', { name: 'Delay before Message 2' }).getByRole('button', { name: 'Save' }).click()

    await test.step('SEQ-133 a failed save keeps the changes, and a save sends only the messages', async () => {
      await workspace.fault({ operationId: 'sequencePatch', status: 500, times: 1 })
      await save(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Saving changes failed' })).toContainText(
        'Saving changes failed. Please try again later.',
      )
      await expect(item(page, 1)).toContainText('Did you see my message? Ana')
      const sent = page.waitForRequest((request) => request.method() === 'PATCH')
      await save(page).click()
      await expect(toastOf(page, 'Sequence messages has been saved successfully.')).toBeVisible()
      expect(Object.keys((await sent).postDataJSON())).toEqual(['templates'])
    })
    await expect(save(page)).toBeDisabled()
    expect(textsAndDelays(await saved(page, id))).toEqual([
      ['Hi %firstName%', 0],
      ['Did you see my message? Ana', 3600],
      [`How is %company%[${defaultCompany}] doing?`, 86_400],
    ])

    await item(page, 2).getByRole('button', { name: 'Move Message 2', exact: true }).focus()
    await page.keyboard.press('Control+z')
    await expect(item(page, 2).getByRole('button', { name: 'Delay before Message 2: 4 days' })).toBeVisible()
    await expect(save(page)).toBeEnabled()
  })

  test('SEQ-30, SEQ-31 a sequence starts with a short connection request, an empty request, or no request', async ({
    signedInPage: page,
  }) => {
    const id = await sequenceOf(page)
    await page.goto(`/sequences/manage/${id}/messages`)
    await expect(field(page)).toHaveText('Hi First name')
    await expect(page.getByText('3 / 185')).toBeVisible()
    await field(page).click()
    await page.keyboard.press('End')
    await page.keyboard.insertText('x'.repeat(190))
    await expect(page.getByText('193 / 185')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Message is too long.' })).toBeVisible()
    await item(page, 1)
      .getByRole('button', { name: /^Message 1/ })
      .click()
    await save(page).click()
    const modal = page.getByRole('alertdialog', { name: 'First contact message is too long' })
    await expect(modal).toContainText('The message has 193 characters. Allowed are 0 to 185')
    await modal.getByRole('button', { name: 'Edit message' }).click()
    await expect(page.getByText('193 / 185')).toBeVisible()

    await page.getByRole('switch', { name: 'Connection request with text' }).click()
    await expect(page.getByText('The connection request is sent without a note.')).toBeVisible()
    await expect(page.getByText('Message is too long.')).toHaveCount(0)
    await page.getByRole('switch', { name: 'Send connection requests' }).click()
    await expect(page.getByText('only first-degree connections get messages')).toBeVisible()
    await expect(item(page, 1).getByRole('button', { name: 'Delay before Message 1: Instant' })).toBeVisible()
    await save(page).click()
    await expect(toastOf(page, 'Sequence messages has been saved successfully.')).toBeVisible()
    expect(await saved(page, id)).toMatchObject({ sendConnectionRequests: false, sendEmptyConnectionRequest: true })
  })

  test('SEQ-131 the preview shows the messages for any recipient', async ({ signedInPage: page }) => {
    const id = await sequenceOf(page)
    const response = await page.request.get('/api/v2/recipients', { params: { sequenceId: id, limit: 3 } })
    const {
      _embedded: embedded,
    }: { _embedded: { recipients: { id: number; firstName: string; lastName: string }[] } } = await response.json()
    const [first, second] = embedded.recipients
    // Removes the company from the response, because only an import can create a recipient without a company.
    await page.route(`**/directories/variables?*recipientId=${second?.id}*`, async (route) => {
      const response = await route.fetch()
      const json: { _embedded: { variables: { name: string; text: string }[] } } = await response.json()
      const { variables } = json['_embedded']
      const without = variables.map(({ name, text }) => ({ name, text: name === 'company' ? '' : text }))
      await route.fulfill({ response, json: { _embedded: { variables: without } } })
    })
    await page.goto(`/sequences/manage/${id}/messages`)
    await expect(preview(page).nth(0)).toContainText(`Hi ${first?.firstName}`)
    await expect(preview(page).nth(0)).toContainText(`${3 + (first?.firstName.length ?? 0)} characters`)
    await expect(preview(page).nth(1)).toContainText('1 hour later')

    const picker = page.getByRole('combobox', { name: 'Preview as' })
    await picker.click()
    await picker.fill(`${second?.firstName} ${second?.lastName}`)
    await page.getByRole('option', { name: `${second?.firstName} ${second?.lastName}` }).click()
    await expect(preview(page).nth(0)).toContainText(`Hi ${second?.firstName}`)
    await expect(preview(page).nth(1)).toContainText('How is your company doing?')
    await expect(page.getByText('Company: uses “your company”')).toBeVisible()
    await field(page).click()
    await page.keyboard.press('End')
    await page.keyboard.type(', hello')
    await expect(preview(page).nth(0)).toContainText(`Hi ${second?.firstName}, hello`)
    await page.getByRole('link', { name: `Edit ${second?.firstName} ${second?.lastName}` }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(new RegExp(`/recipients/manage/${second?.id}`))
  })

  test('SEQ-39, SEQ-132 the AI improves a message, and the user accepts or rejects the new text', async ({
    signedInPage: page,
    workspace,
  }) => {
    const id = await sequenceOf(page)
    await page.goto(`/sequences/manage/${id}/messages/${ids[2]}`)
    const improve = page.getByRole('button', { name: 'Improve with AI' })
    await expect(page.getByText('Improving with AI costs 1 AI credit.')).toBeVisible()
    await improve.click()
    await expect(page.getByRole('definition')).toHaveText([
      'Did you see my message?',
      'Did you see my message? I am looking forward to your answer.',
    ])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reject' }).click()
    await expect(field(page)).toHaveText('Did you see my message?')
    await expect(save(page)).toBeDisabled()
    await improve.click()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(field(page)).toHaveText('Did you see my message? I am looking forward to your answer.')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page)).toHaveText('Did you see my message?')

    await workspace.fault({ operationId: 'messageImprove', status: 422, times: 1 })
    await improve.click()
    await expect(page.getByRole('link', { name: 'Buy AI credits' })).toHaveAttribute(
      'href',
      '/settings/manage/accountPlan',
    )
    await expect(field(page)).toHaveText('Did you see my message?')
  })

  test('SEQ-40 the tab shows an empty state until a message is added', async ({ signedInPage: page }) => {
    const original = await sequenceOf(page)
    const copy = await page.request.post(`/api/v2/sequences/${original}/copy`, { data: { status: 'paused' } })
    const { id } = await copy.json()
    expect((await page.request.patch(`/api/v2/sequences/${id}`, { data: { templates: [] } })).status()).toBe(200)
    await page.goto(`/sequences/manage/${id}/messages`)
    await expect(page.getByRole('heading', { name: 'No Messages' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Add message' }).click()
    await expect(item(page, 0).getByRole('heading', { name: 'Connection request' })).toBeVisible()
  })
})
