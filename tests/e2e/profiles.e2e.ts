import { type Page } from '@playwright/test'
import { expect, expectAccessible, requestsOf, startIn, test, toastOf } from '../support/app.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })

const profileOf = async (page: Page, id: number) => (await page.request.get(`/api/v2/profiles/${id}`)).json()

interface ListedProfile {
  readonly id: number
  readonly name: string
  readonly slotStatus: string
  readonly status: string
}

async function profilesOf(page: Page): Promise<readonly ListedProfile[]> {
  const { _embedded: embedded } = await (await page.request.get('/api/v2/profiles?limit=100')).json()
  return embedded.profiles
}

const findProfile = async (page: Page, isWanted: (profile: ListedProfile) => boolean): Promise<ListedProfile> => {
  const found = (await profilesOf(page)).find(isWanted)
  if (!found) throw new Error('no such profile')
  return found
}

const shown = (page: Page, name: string) => page.goto(`/profiles?search=${encodeURIComponent(name)}`)

test.describe('the list of profiles', () => {
  test('PROF-1, PROF-3 shows profiles and paid slots with the action that they need', async ({ page, workspace }) => {
    await startIn(page, workspace, 'disconnected')
    const asked = page.waitForRequest((request) => request.url().includes('statsPeriodStart'))
    await page.goto('/profiles')
    const { searchParams } = new URL((await asked).url())
    const [start, end] = ['statsPeriodStart', 'statsPeriodEnd'].map((name) => Date.parse(searchParams.get(name) ?? ''))
    // PROF-6: the period has three days.
    expect((end ?? 0) - (start ?? 0)).toBe(3 * 86_400_000 - 1)
    await expect(page.getByRole('columnheader', { name: 'Region' })).toHaveCount(1)
    await test.step('PROF-2, PROF-52 a disconnected profile has a badge and the action Reconnect', async () => {
      const lost = row(page, 'Disconnected').first()
      await expect(lost.getByRole('img', { name: 'Reconnect needed' })).toBeVisible()
      await expect(lost.getByText('On hold')).toBeVisible()
      await expect(
        lost.getByRole('gridcell', { name: /^On hold/ }).getByRole('button', { name: 'Reconnect' }),
      ).toBeVisible()
      const quick = lost.locator('[data-revealed]')
      await expect(quick).toHaveCSS('opacity', '0')
      await lost.hover()
      await expect(quick).toHaveCSS('opacity', '1')
    })
    await test.step('PROF-8 the row and a tooltip name the limit that is used up', async () => {
      await expect(page.getByRole('img', { name: 'LinkedIn weekly limit reached' })).toHaveText('Weekly limit')
    })
    await test.step('PROF-7 a profile with automation shows Running', async () => {
      await expect(page.getByText('Running').first()).toBeVisible()
    })
    await expectAccessible(page)

    const names = await profilesOf(page)
    const fresh = names.find(({ status, slotStatus }) => status === 'new' && slotStatus === 'assigned')
    await shown(page, fresh?.name ?? '')
    await expect(row(page, fresh?.name ?? '')).toContainText('Offline')
    await row(page, fresh?.name ?? '').hover()
    await expect(row(page, fresh?.name ?? '').getByRole('button', { name: /^Attach/ })).toBeVisible()
    await row(page, fresh?.name ?? '')
      .getByRole('button', { name: /^View/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`/profiles/manage/${fresh?.id}\\?search=`))
    await expect(drawer(page).getByRole('button', { name: 'Attach' })).toBeVisible()
    await page.getByRole('dialog').press('Escape')
    await expect(page).toHaveURL(/\/profiles\?search=/)
  })

  test('PROF-30, PROF-3 the list deletes an empty paid slot after a confirmation', async ({
    signedInPage: page,
    workspace,
  }) => {
    const slot = await findProfile(page, ({ slotStatus }) => slotStatus === 'empty')
    await workspace.fault({ operationId: 'profileDelete', status: 500, times: 1 })
    await shown(page, slot.name)
    const remove = async () => {
      await row(page, slot.name).hover()
      await row(page, slot.name)
        .getByRole('button', { name: /^Delete slot/ })
        .click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(
        `Delete profile ${slot.name} from Tandem? Tandem will no longer have access to the profile.`,
      )
      await question.getByRole('button', { name: 'Delete', exact: true }).click()
    }
    await remove()
    await expect(toastOf(page, `${slot.name} could not be deleted.`)).toBeVisible()
    await expect(row(page, slot.name)).toBeVisible()
    await remove()
    await expect(toastOf(page, `${slot.name} has been deleted.`)).toBeVisible()
    await expect(row(page, slot.name)).toBeHidden()
  })

  test('PROF-51 a user with the role member sees only some profiles, and cannot add or delete profiles', async ({
    page,
    workspace,
  }) => {
    await startIn(page, workspace, 'agency', 'daniel@brightwater.example.com')
    const own = await profilesOf(page)
    await page.goto('/profiles')
    for (const { name } of own) await expect(row(page, name)).toBeVisible()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(own.length + 1))
    await expect(page.getByRole('button', { name: 'Add Profile' })).toBeHidden()
    await page.goto(`/profiles/manage/${own[0]?.id}`)
    await expect(drawer(page).getByLabel('Connection requests a day')).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Delete profile' })).toBeHidden()
  })
})

test.describe('the drawer of a profile', () => {
  test('PROF-21, PROF-23 the drawer opens with the general tab, and closing the drawer shows the list', async ({
    page,
    workspace,
  }) => {
    await startIn(page, workspace, 'disconnected')
    const notice = page.getByRole('group', { name: 'Connection lost' })
    await page.goto('/team')
    await expect(notice).toBeVisible()
    // On the page of profiles, the notice is hidden, because the rows mark lost connections.
    await page.goto('/profiles')
    await expect(page.getByText(/^Your plan allows/)).toBeVisible()
    await expect(notice).toBeHidden()
    await page.getByRole('grid').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/profiles\/manage\/1$/)
    await expect(drawer(page).getByRole('link', { name: /General/ })).toContainText('!')
    await expect(drawer(page).getByRole('status', { name: 'Status' })).toContainText(
      'The account lost its connection, so nothing is sent.',
    )
    await expect(drawer(page).getByRole('button', { name: 'Reconnect' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/profiles')

    await page.goto('/profiles/manage/987654')
    await expect(drawer(page)).toContainText('404')
    await expect(drawer(page)).toContainText('Sorry, a rquested profile was not found.')
    await drawer(page).getByRole('button', { name: 'Back to profiles' }).click()
    await expect(page).toHaveURL('/profiles')
  })

  test('PROF-24, PROF-28 the general tab saves valid settings', async ({ signedInPage: page, workspace }) => {
    await workspace.fault({ operationId: 'profilePatch', status: 500, times: 1 })
    await page.goto('/profiles/manage/1/general')
    const update = drawer(page).getByRole('button', { name: 'Update' })
    await drawer(page).getByRole('textbox', { name: 'Name', exact: true }).fill('')
    await update.click()
    await expect(drawer(page).getByText('Field is required!')).toBeVisible()
    await expect(drawer(page).getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await drawer(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Nina Berg')
    await drawer(page).getByLabel('Messages a day').fill('60')
    await expect(drawer(page).getByText(/at your own discretion/)).toBeVisible()
    await drawer(page).getByLabel('Fast Response').click()
    await drawer(page).getByLabel('Region').fill('Nordics')
    await update.click()
    await expect(toastOf(page, 'An error occurred, please try again later.')).toBeVisible()
    await expect(drawer(page).getByLabel('Messages a day')).toHaveValue('60')
    await update.click()
    await expect(toastOf(page, 'Profile has been updated.')).toBeVisible()
    await expect(update).toBeDisabled()
    expect(await profileOf(page, 1)).toMatchObject({ name: 'Nina Berg', messagesLimit: 60 })
    await page.keyboard.press('Escape')
    await expect(row(page, 'Nina Berg')).toBeVisible()
  })

  test('PROF-29, PROF-48 the schedule tab saves automation hours, and warns if no hours overlap', async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto('/profiles/manage/2/schedule')
    const panel = drawer(page).getByRole('region', { name: 'When it can send' })
    await expect(panel.getByRole('table')).toContainText('Requests')
    await expect(panel).toContainText('Next free slot')
    const automation = drawer(page).getByRole('region', { name: 'Automation', exact: true })
    const monday = automation.getByRole('listitem', { name: 'Monday' })
    await expect(
      panel
        .getByText(/Monday/)
        .or(panel.getByLabel(/^Monday/))
        .first(),
    ).toBeVisible()
    // Without automation hours, no hours overlap.
    await expect(monday).toBeVisible()
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      const slots = automation.getByRole('listitem', { name: day, exact: true })
      const remove = slots.getByRole('button', { name: /Remove slot/ })
      while ((await remove.count()) > 0) await remove.first().click()
    }
    await expect(panel.getByText('The hours do not overlap, so nothing can be sent.')).toBeVisible()
    await expect(automation.getByText('No slots defined for this day').first()).toBeVisible()
    await workspace.fault({ operationId: 'profilePatch', status: 500, times: 1 })
    await drawer(page).getByRole('button', { name: 'Update' }).click()
    await expect(toastOf(page, 'An error occurred, please try again later.')).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Update' }).click()
    await expect(toastOf(page, 'Profile automation schedule has been updated.')).toBeVisible()
    await expect(drawer(page).getByText('The profile’s and the sequence’s hours do not overlap.')).toBeVisible()
    await expectAccessible(page)
  })

  test('PROF-53, PROF-30 the drawer asks for a confirmation before it moves or deletes a profile', async ({
    signedInPage: page,
  }) => {
    const requests = requestsOf(page)
    await page.goto('/profiles/manage/2/sequences')
    const table = drawer(page).getByRole('grid', { name: 'Sequences' })
    await expect(table.getByRole('button', { name: 'Another Client' }).first()).toBeDisabled()
    await expect(table.getByRole('button', { name: /^Selected/ })).toHaveCount(1)
    await table
      .getByRole('button', { name: /^Select$|^Select:/ })
      .first()
      .click()
    const question = page.getByRole('alertdialog', { name: 'Profile already connected.' })
    await expect(question).toContainText('This profile has been already connected with another sequence.')
    await question.getByRole('button', { name: 'Overwrite' }).click()
    await expect(toastOf(page, 'Profile has been added to the sequence.')).toBeVisible()
    expect(requests.filter((call) => /^(PUT|DELETE) \/sequences/.test(call))).toHaveLength(2)
    await table.getByRole('button', { name: /^Selected/ }).click()
    await expect(toastOf(page, 'Profile has been removed from sequence.')).toBeVisible()

    await drawer(page).getByRole('link', { name: 'General' }).click()
    await drawer(page).getByRole('button', { name: 'Delete profile' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL('/profiles')
    await expect(toastOf(page, 'has been deleted.')).toBeVisible()
  })
})

test('PROF-10, PROF-13 the wizard creates a profile in three steps by keyboard', async ({ signedInPage: page }) => {
  const wizard = page.getByRole('dialog', { name: 'New profile' })
  await page.goto('/profiles/create')
  await expect(wizard.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await wizard.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Quist')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Do you want to close?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await wizard.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(wizard.getByRole('heading', { name: 'Client' })).toBeFocused()
  await page.reload()
  await expect(wizard.getByRole('heading', { name: 'Client' })).toBeVisible()
  await wizard.getByRole('combobox', { name: 'AI client' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Brightline Talent' })).toBeVisible()
  await page.keyboard.press('Enter')
  await wizard.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(wizard.getByRole('region', { name: 'Account Access' })).toBeVisible()
  await expect(wizard.getByRole('region', { name: 'Automation' })).toBeVisible()
  await expectAccessible(page)
  await wizard.getByRole('button', { name: 'Create' }).press('Enter')
  await expect(toastOf(page, 'Profile has been added successfully.')).toBeVisible()
  await expect(page).toHaveURL('/profiles')
  const created = await findProfile(page, ({ name }) => name === 'Ada Quist')
  expect(await profileOf(page, created.id)).toMatchObject({ status: 'new', connectionRequestsLimit: 5 })
  await page.goto('/profiles/create')
  await expect(wizard.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('')
})
