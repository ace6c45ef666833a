import { type Page } from '@playwright/test'
import { type Sequence } from '../../packages/contract/src/sequence/schema.ts'
import { pollingMs } from '../../packages/contract/src/constants.ts'
import { expect, expectAccessible, test, toastOf } from '../support/app.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
/** The name of a tab ends with its state: 'Neutral Off'. */
const categoryTab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name} O`) })
const rail = (page: Page, name: string) => page.getByRole('region', { name })
const prompt = (page: Page, place = 1) => page.getByRole('textbox', { name: `Prompt ${place}`, exact: true })
const chat = (page: Page) => page.getByRole('list', { name: 'Chat preview' }).getByRole('listitem')
const footer = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const saved = async (page: Page, id: number): Promise<Sequence> =>
  (await page.request.get(`/api/v2/sequences/${id}`)).json()

async function sequenceOf(page: Page, type: Sequence['type']): Promise<Sequence> {
  const response = await page.request.get('/api/v2/sequences', { params: { limit: 50 } })
  const { _embedded: embedded }: { _embedded: { sequences: Sequence[] } } = await response.json()
  const found = embedded.sequences.find((each) => each.type === type && each.recipientsCount > 0)
  return saved(page, found?.id ?? 0)
}

test.describe('AI texts', () => {
  test('SEQ-15, SEQ-41 each category has AI responses, with prompts and a preview', async ({
    signedInPage: page,
    workspace,
  }) => {
    const { id, responses } = await sequenceOf(page, 'cloud')
    await page.goto(`/sequences/manage/${id}/responseManager`)
    await expect(page).toHaveURL(`/sequences/manage/${id}/responseManager/interested`)
    const categories = page.getByRole('tablist', { name: 'Response categories' }).getByRole('tab')
    const names = ['Interested', 'Objection', 'Not interested', 'Unqualified', 'Info request', 'Neutral']
    for (const [place, name] of names.entries()) {
      const state = responses[place]?.fastResponseEnabled ? 'On' : 'Off'
      await expect(categories.nth(place)).toHaveAccessibleName(`${name} ${state}`)
    }
    const rounds = rail(page, 'Auto Response Rounds')
    const [interested] = responses
    const count = interested?.steps.length ?? 0
    await expect(rounds.getByText("In response to Lead's message")).toHaveCount(count)
    await expect(prompt(page)).toHaveValue(interested?.steps[0]?.prompts[0] ?? '')
    await expectAccessible(page)

    await tab(page, 'Preview').click()
    await expect(page.getByText('Costs 1 AI credit, more with long company info.')).toBeVisible()
    await workspace.fault({ operationId: 'sequenceExampleResponses', status: 422, times: 1 })
    await page.getByRole('button', { name: 'Preview reply' }).click()
    await expect(page.getByRole('link', { name: 'Buy AI credits' })).toBeVisible()
    await page.getByRole('button', { name: 'Preview reply' }).click()
    await expect(chat(page).last()).toBeVisible()
    const answered = await chat(page).last().textContent()
    // A chat shows again when the user returns to its round. After a change of the prompts, the chat shows a note.
    await rounds.getByRole('button', { name: 'AI Response 2', exact: true }).click()
    await expect(chat(page)).toHaveCount(0)
    await rounds.getByRole('button', { name: 'AI Response 1', exact: true }).click()
    await expect(chat(page).last()).toHaveText(answered ?? '')
    await tab(page, 'Prompts').click()
    await prompt(page).fill('Answer in one sentence.')
    await tab(page, 'Preview').click()
    await expect(page.getByText('The prompts have changed since this preview.')).toBeVisible()
    await expect(chat(page).last()).toHaveText(answered ?? '')

    await categories.nth(1).click()
    await expect(page).toHaveURL(`/sequences/manage/${id}/responseManager/objection`)
    await expect(tab(page, 'Call booking')).toHaveCount(0)
    await rounds.getByRole('button', { name: 'Add response' }).click()
    const round = (responses.find(({ category }) => category === 'objection')?.steps.length ?? 0) + 1
    await expect(rounds.getByRole('button', { name: `AI Response ${round}`, exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Prompt 1' }).click()
    await expect(page.getByRole('heading', { name: 'No Prompts yet' })).toBeVisible()
    const isAnswered = responses[1]?.fastResponseEnabled ?? false
    await page.getByRole('switch', { name: 'Answer automatically' }).click()
    await expect(categories.nth(1)).toHaveAccessibleName(`Objection ${isAnswered ? 'Off' : 'On'}`)
    await footer(page, 'Save').click()
    await expect(toastOf(page, 'Sequence messages has been saved successfully.')).toBeVisible()
    const after = await saved(page, id)
    expect(after.responses[0]?.steps[0]?.prompts).toEqual(['Answer in one sentence.'])
    expect(after.responses[1]?.steps.at(-1)?.prompts).toEqual([])
    expect(after.responses[1]?.fastResponseEnabled).toBe(!isAnswered)
  })

  test('SEQ-136 a user tests AI responses with messages of leads', async ({ signedInPage: page, workspace }) => {
    const { id } = await sequenceOf(page, 'cloud')
    await page.goto(`/sequences/manage/${id}/responseManager/objection`)
    await tab(page, 'Tests').click()
    const tests = page.getByRole('list', { name: 'Tests' }).getByRole('listitem')
    for (const [place, rule] of ['no such words', ''].entries()) {
      await page.getByRole('button', { name: 'Add test' }).click()
      await tests.nth(place).getByRole('textbox', { name: "Lead's message" }).fill('We have no budget.')
      await tests.nth(place).getByRole('textbox', { name: 'Must mention', exact: true }).fill(rule)
    }
    await page.getByRole('button', { name: 'Run 2 tests' }).click()
    await expect(tests.nth(0).getByText('Failed', { exact: true })).toBeVisible()
    await expect(tests.nth(0).getByText('Not mentioned: no such words.')).toBeVisible()
    await expect(tests.nth(1).getByText('Passed', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await tab(page, 'Tests').click()
    await expect(tests.nth(1).getByRole('textbox', { name: "Lead's message" })).toHaveValue('We have no budget.')
    await tests.nth(0).getByRole('button', { name: 'Remove Test 1' }).click()
    await expect(page.getByRole('button', { name: 'Add test' })).toBeFocused()
    await workspace.fault({ operationId: 'sequenceExampleResponses', status: 422, times: 1 })
    await page.getByRole('button', { name: 'Run 1 test' }).click()
    await expect(page.getByRole('link', { name: 'Buy AI credits' })).toBeVisible()
  })

  test('SEQ-16, SEQ-53 a category has a switch for AI follow-ups, and steps with delays', async ({
    signedInPage: page,
  }) => {
    const { id, followUps } = await sequenceOf(page, 'cloud')
    const before = followUps.find(({ category }) => category === 'info_request')
    await page.goto(`/sequences/manage/${id}/followUps/info_request`)
    await expect(categoryTab(page, 'Info request')).toHaveAttribute('aria-selected', 'true')
    await expect(footer(page, 'Submit')).toBeDisabled()
    await expectAccessible(page)
    const steps = rail(page, 'Auto Follow-up Steps')
    const toggle = page.getByRole('switch', { name: 'AI Follow-up (Auto)' })
    await expect(toggle).toBeChecked({ checked: before?.enabled ?? false })
    await toggle.click()
    await steps.getByRole('button', { name: 'Add follow-up' }).click()
    const place = (before?.steps.length ?? 0) + 1
    const delay = steps.getByRole('button', { name: new RegExp(`^Delay before AI Follow-up ${place}:`) })
    await expect(delay).toHaveText('2 days')
    await expect(prompt(page)).toHaveValue(before?.steps.at(-1)?.prompts[0] ?? '')
    await delay.click()
    await page.getByRole('spinbutton', { name: 'Delay' }).fill('0')
    await page.keyboard.press('Enter')
    await expect(delay).toHaveText('Instant')
    await tab(page, 'Preview').click()
    await page.getByRole('button', { name: 'Preview reply' }).click()
    await expect(chat(page).last()).toBeVisible()
    await footer(page, 'Submit').click()
    await expect(toastOf(page, 'Sequence messages has been saved successfully.')).toBeVisible()
    await expect(footer(page, 'Submit')).toBeDisabled()
    const after = (await saved(page, id)).followUps.find(({ category }) => category === 'info_request')
    expect(after).toMatchObject({ enabled: !before?.enabled })
    expect(after?.steps.at(-1)?.delaySecs).toBe(0)
  })

  test('SEQ-17 a re-engagement has steps with a preview', async ({ signedInPage: page }) => {
    const { id, aiTemplates } = await sequenceOf(page, 'reEngagement')
    await page.goto(`/sequences/manage/${id}/reEngagements`)
    const steps = rail(page, 'Auto Re-Engagement Steps')
    await expect(steps.getByRole('listitem')).toHaveCount(aiTemplates.length)
    await steps.getByRole('button', { name: 'Add step' }).click()
    await tab(page, 'Preview').click()
    await page.getByRole('button', { name: 'Preview reply' }).click()
    await expect(chat(page)).toHaveCount(aiTemplates.length + 1)
    await footer(page, 'Save').click()
    await expect(toastOf(page, 'Sequence messages has been saved successfully.')).toBeVisible()
    expect((await saved(page, id)).aiTemplates).toHaveLength(aiTemplates.length + 1)
  })

  test('SEQ-51, SEQ-135 a user connects a calendar in a popup, and chooses the event for booked calls', async ({
    signedInPage: page,
    workspace,
  }) => {
    const { id, calendlyId } = await sequenceOf(page, 'cloud')
    await page.clock.install()
    await page.goto(`/sequences/manage/${id}/responseManager`)
    await tab(page, 'Call booking').click()
    const panel = page.getByRole('region', { name: 'Calendar' })
    const modal = page.getByRole('dialog', { name: 'Choose the event' })
    await panel.getByRole('button', { name: 'Disconnect' }).click()
    await expect(panel.getByText('No calendar connected')).toBeVisible()

    const attached = await test.step('SEQ-65 a popup opens with a new id for the calendar', async () => {
      const opened = page.waitForEvent('popup')
      await panel.getByRole('button', { name: 'Connect calendar' }).click()
      const popup = await opened
      await popup.waitForURL('/calendar/*')
      const uuid = new URL(popup.url()).pathname.split('/').at(-1)
      expect(uuid).not.toBe(calendlyId)
      return { popup, uuid }
    })
    // The window closes before the app knows the calendar.
    const closed = attached.popup.waitForEvent('close')
    await attached.popup.getByRole('button', { name: 'Connect calendar' }).click()
    await closed
    await expect(panel.getByText('The window is closed.')).toBeVisible()
    // The app keeps waiting for the calendar.
    await categoryTab(page, 'Neutral').click()
    await expect(page.getByText('The window is closed.')).toBeVisible()
    await page.goto(`/sequences/manage/${id}/followUps`)
    await expect(page.getByText('A calendar is being connected.')).toBeVisible()
    await test.step('SEQ-66 the app loads the events of the calendar, and the user chooses an event', async () => {
      await workspace.advance(6000)
      await page.clock.runFor(pollingMs.calendarEvents)
      await page.getByRole('link', { name: 'Choose the event' }).click()
      await modal.getByRole('radio', { name: 'Discovery call, 30 minutes' }).click()
      await expectAccessible(page)
      await modal.getByRole('button', { name: 'Choose' }).click()
    })
    await tab(page, 'Call booking').click()
    await expect(panel.getByText('Discovery call, 30 minutes')).toBeVisible()

    await panel.getByRole('button', { name: 'Change event' }).click()
    await expect(modal.getByRole('radio', { name: 'Discovery call, 30 minutes' })).toBeChecked()
    await modal.getByRole('radio', { name: 'Product demo, 45 minutes' }).click()
    await modal.getByRole('button', { name: 'Choose' }).click()
    await footer(page, 'Save').click()
    await expect(toastOf(page, 'Sequence info has been saved successfully.')).toBeVisible()
    expect(await saved(page, id)).toMatchObject({
      calendlyId: attached.uuid,
      calendlyEvent: 'Product demo, 45 minutes',
    })
  })
})
