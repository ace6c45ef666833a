import { type Page } from '@playwright/test'
import { type Recipient } from '../../packages/contract/src/recipient/schema.ts'
import { expect, expectAccessible, requestsOf, test, toastOf } from '../support/app.ts'

const drawer = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('navigation', { name: 'Sections of the recipient' }) })
const field = (page: Page, name: string) => drawer(page).getByRole('textbox', { name, exact: true })
const save = (page: Page) => drawer(page).getByRole('button', { name: 'Save' })

async function recipientOf(page: Page, id: number): Promise<Recipient> {
  return (await page.request.get(`/api/v2/recipients/${id}`)).json()
}

async function memberOf(page: Page, sequenceId: number): Promise<number> {
  const response = await page.request.get('/api/v2/recipients', { params: { sequenceId, limit: 1 } })
  const { _embedded: embedded }: { _embedded: { recipients: { id: number }[] } } = await response.json()
  return embedded.recipients[0]?.id ?? 0
}

test.describe('the drawer of a recipient', () => {
  test('RECIP-10, RECIP-16 shows all fields, and saves only changed fields', async ({ signedInPage: page }) => {
    await page.request.patch('/api/v2/recipients/7', { data: { customAttributes: { 1: 'Fair' } } })
    const requests = requestsOf(page)
    const before = await recipientOf(page, 7)
    const { firstName, lastName, company, url, timeZone } = before
    await page.goto('/recipients/manage/7')
    await expect(page.getByRole('heading', { name: `${firstName} ${lastName}` })).toBeVisible()
    await expect(field(page, 'Company')).toHaveValue(company ?? '')
    await test.step('RECIP-11 the general tab has four sections', async () => {
      for (const title of ['Info', 'Location', 'Recipient history', 'Custom attributes']) {
        await expect(drawer(page).getByRole('heading', { name: title })).toBeVisible()
      }
    })
    await expect(drawer(page).getByRole('link', { name: 'Open profile' })).toHaveAttribute('href', String(url))
    const localTime = new Intl.DateTimeFormat('en-GB', {
      timeZone: timeZone ?? 'UTC',
      hour: '2-digit',
      minute: '2-digit',
    })
    await expect(drawer(page)).toContainText(localTime.format(new Date('2026-11-20T09:00:00Z')))
    await expect(save(page)).toBeDisabled()
    await expectAccessible(page)

    await test.step('RECIP-14 the company is required', async () => {
      await field(page, 'Company').fill('')
      await save(page).click()
      await expect(field(page, 'Company')).toHaveAccessibleDescription('Field is required')
    })
    await test.step('SHELL-67 the error of Company does not move the field Industry', async () => {
      const [companyBox, industryBox] = [
        await field(page, 'Company').boundingBox(),
        await field(page, 'Industry').boundingBox(),
      ]
      expect(industryBox).toMatchObject({ y: companyBox?.y, height: companyBox?.height })
    })
    await expect(field(page, 'Company')).toBeFocused()
    expect(requests.filter((each) => each.startsWith('PATCH'))).toEqual([])
    await field(page, 'Company').fill(company ?? '')

    await test.step('RECIP-12, RECIP-15 saves the changed fields, and an empty custom attribute as null', async () => {
      await field(page, 'Title').fill('Chief of Tea')
      await field(page, 'Lead source').fill('')
      const patching = page.waitForRequest((request) => request.method() === 'PATCH')
      await save(page).click()
      expect((await patching).postDataJSON()).toEqual({ title: 'Chief of Tea', customAttributes: { 1: null } })
    })
    await test.step('RECIP-13 confirms the save', async () => {
      await expect(toastOf(page, 'Recipient info has been updated.')).toBeVisible()
    })
    await expect(save(page)).toBeDisabled()
    const after = await recipientOf(page, 7)
    expect(after).toMatchObject({ title: 'Chief of Tea', company: before.company })
    expect(after.customAttributes).not.toMatchObject({ 1: 'Fair' })
  })

  test('RECIP-28, LIST-53 the drawer shows the person, and opens the next and the previous recipient', async ({
    signedInPage: page,
  }) => {
    const response = await page.request.get('/api/v2/recipients', { params: { limit: 25, company: 'Group' } })
    const { _embedded: embedded }: { _embedded: { recipients: Recipient[] } } = await response.json()
    const expectShown = async (recipient: Recipient | undefined) => {
      await expect(page).toHaveURL(`/recipients/manage/${recipient?.id}/sequences?search_company=Group`)
      const name = `${recipient?.firstName} ${recipient?.lastName}`.trim()
      await expect(drawer(page).getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(drawer(page)).toContainText(`${recipient?.title} · ${recipient?.company}`)
    }
    const [first, second, third] = embedded.recipients
    await page.goto(`/recipients/manage/${first?.id}/sequences?search_company=Group`)
    await expectShown(first)
    await expect(drawer(page).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await drawer(page).getByRole('button', { name: 'Next' }).click()
    await expectShown(second)
    await page.keyboard.press('j')
    await expectShown(third)
    await page.keyboard.press('k')
    await expectShown(second)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/recipients?search_company=Group')

    await page.getByRole('row').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/recipients\/manage\/\d+\/general\?search_company=Group/)
    await drawer(page).getByRole('link', { name: 'Sequences' }).click()
    await expect(page).toHaveURL(/\/sequences\?search_company=Group/)
    await drawer(page).getByRole('link', { name: 'General' }).click()
    await field(page, 'Title').fill('Chief of Tea')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await page.goBack()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(field(page, 'Title')).toHaveValue('Chief of Tea')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/recipients?search_company=Group')
    await expect(drawer(page)).toBeHidden()
  })

  test('RECIP-6, RECIP-7 the user adds a custom attribute with a unique name', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/recipients/manage/7')
    await field(page, 'Title').fill('Typed before')
    await drawer(page).getByRole('button', { name: 'Add custom attribute' }).click()
    const adding = page.getByRole('dialog', { name: 'Add custom attribute' })
    const add = adding.getByRole('button', { name: 'Add', exact: true })
    await add.click()
    await expect(adding).toContainText('Field is required')
    await adding.getByRole('textbox', { name: 'Name' }).fill('Shoe size')
    await workspace.fault({
      operationId: 'customAttributeCreate',
      status: 409,
      body: [{ existingEntity: { id: 9, name: 'Shoe size' } }],
      times: 1,
    })
    await add.click()
    await expect(adding).toContainText('There is an attribute with this name already')
    await workspace.fault({ operationId: 'customAttributeCreate', status: 500, times: 1 })
    await add.click()
    await expect(adding).toContainText('Failed on purpose with 500.')
    await add.click()
    await expect(adding).toBeHidden()
    await field(page, 'Shoe size').fill('42')
    await expect(field(page, 'Title')).toHaveValue('Typed before')
    await save(page).click()
    await expect(toastOf(page, 'Recipient info has been updated.')).toBeVisible()
    expect(JSON.stringify((await recipientOf(page, 7)).customAttributes)).toContain('"42"')
  })

  test('RECIP-18, RECIP-29 the recipient is removed from a sequence, and added to another sequence', async ({
    signedInPage: page,
    workspace,
  }) => {
    const id = await memberOf(page, 2)
    await page.goto(`/recipients/manage/${id}/sequences`)
    const sequences = drawer(page).getByRole('list', { name: 'Sequences of the recipient' })
    await expect(sequences.getByRole('listitem')).toHaveCount(1)
    await expect(sequences.getByRole('link')).toHaveAttribute('href', '/sequences/manage/2')
    await expect(sequences).toContainText(/Active|Paused|Archived/)
    await expectAccessible(page)
    await workspace.fault({ operationId: 'sequenceRecipientDelete', status: 500, times: 1 })
    const remove = async () => {
      await sequences.getByRole('button', { name: /^Remove from/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    }
    await remove()
    await expect(toastOf(page, 'The recipient could not be removed from the sequence.')).toBeVisible()
    await remove()
    // The closing dialog covers the toasts.
    await expect(page.getByText('Recipient has been removed from the sequence.').first()).toBeAttached()
    await expect(drawer(page).getByText('Not in a sequence')).toBeVisible()
    expect((await recipientOf(page, id)).sequenceId).toBeNull()

    await drawer(page).getByRole('button', { name: 'Add to sequence' }).click()
    const adding = page.getByRole('dialog', { name: 'Add 1 recipient to a sequence' })
    await adding.getByRole('combobox', { name: 'Sequence' }).click()
    await page.getByRole('option').nth(1).click()
    await expectAccessible(page)
    await adding.getByRole('button', { name: 'Add 1 recipient' }).click()
    await expect(adding).toBeHidden()
    await expect(sequences.getByRole('listitem')).toHaveCount(1)
    await expect(drawer(page).getByRole('button', { name: 'Add to sequence' })).toBeFocused()

    const response = await page.request.get('/api/v2/recipients', { params: { limit: 100 } })
    const { _embedded: embedded }: { _embedded: { recipients: Recipient[] } } = await response.json()
    const talking = embedded.recipients.find(({ lastConversationId }) => lastConversationId != null)
    await page.goto(`/recipients/manage/${talking?.id}`)
    await expect(drawer(page).getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      `/messages/conversation/${talking?.lastConversationId}`,
    )
  })

  test('the drawer is accessible with the dark theme and very long texts', async ({ signedInPage: page }) => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim()
    await page.request.patch('/api/v2/recipients/7', {
      data: { firstName: long, title: long, company: long, customAttributes: { 1: long } },
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/recipients/manage/7')
    await expect(field(page, 'Company')).toHaveValue(long)
    await expectAccessible(page)
    const { scrollWidth, clientWidth } = await drawer(page).evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})
