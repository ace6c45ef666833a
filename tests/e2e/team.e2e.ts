import { type Page } from '@playwright/test'
import { expect, expectAccessible, requestsOf, test, toastOf, startIn } from '../support/app.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test.describe('the team', () => {
  test('TEAM-4, TEAM-10 lists the members with role, status and profiles', async ({ signedInPage: page }) => {
    await page.goto('/team')
    await expect(row(page, 'Jordan Avery')).toContainText(/Owner.*Active.*All profiles/)
    await expect(row(page, 'Sofia Marchetti')).toContainText(/Manager.*Active/)
    await expect(row(page, 'Priya Nair')).toContainText(/Member.*Disabled/)
    await expectAccessible(page)
  })

  test('TEAM-4 opens a member over the list; Escape closes the drawer', async ({ signedInPage: page }) => {
    await page.goto('/team?search=okafor')
    await page.getByRole('link', { name: 'Daniel Okafor' }).click()
    await expect(page).toHaveURL('/team/manage/3/general?search=okafor')
    await expect(drawer(page)).toContainText('Daniel Okafor')
    await expect(drawer(page)).toContainText('Active')
    await drawer(page).getByRole('link', { name: 'Profiles' }).click()
    await expect(page).toHaveURL('/team/manage/3/profiles?search=okafor')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/team?search=okafor')
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('grid')).toContainText('Daniel Okafor')
  })

  test('TEAM-5, TEAM-7 opens the general tab, and marks a disabled member', async ({ signedInPage: page }) => {
    await page.goto('/team/manage/8')
    await expect(page).toHaveURL('/team/manage/8/general')
    await expect(drawer(page).getByRole('heading', { level: 2 })).toContainText('Priya NairDisabled')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/team')
  })

  test('TEAM-6 hides the profiles of owner and manager', async ({ signedInPage: page }) => {
    for (const id of [1, 2]) {
      await page.goto(`/team/manage/${id}/profiles`)
      await expect(page).toHaveURL(`/team/manage/${id}/general`)
      await expect(drawer(page).getByRole('link', { name: 'General' })).toBeVisible()
      await expect(drawer(page).getByRole('link', { name: 'Profiles' })).toBeHidden()
    }
  })

  test('TEAM-8, TEAM-9 changes name and email once a value differs; list and header follow', async ({
    signedInPage: page,
  }) => {
    await page.goto('/team/manage/3/general')
    const update = drawer(page).getByRole('button', { name: 'Update' })
    await expect(update).toBeDisabled()
    await drawer(page).getByLabel('Full Name').fill('Daniel O. Okafor')
    await update.click()
    await expect(toastOf(page, 'The member has been updated.')).toBeVisible()
    await expect(update).toBeDisabled()
    await expect(drawer(page).getByRole('heading', { level: 2 })).toContainText('Daniel O. Okafor')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Daniel O. Okafor' })).toBeVisible()
  })

  test('SHELL-39 keeps the typed values when the server fails or the address is taken', async ({
    signedInPage: page,
    world,
  }) => {
    await world.fault({ operationId: 'userPatch', status: 500, times: 1 })
    await page.goto('/team/manage/3/general')
    await drawer(page).getByLabel('Email').fill('demo@example.com')
    await drawer(page).getByRole('button', { name: 'Update' }).click()
    await expect(drawer(page).getByRole('alert')).toContainText('500')
    await drawer(page).getByRole('button', { name: 'Update' }).click()
    await expect(drawer(page).getByRole('alert')).toHaveText('There is already an account with this email.')
    await expect(drawer(page).getByLabel('Email')).toHaveValue('demo@example.com')
  })

  test('SHELL-39 asks before unsaved changes are lost: by closing, by another tab of the drawer, by Back', async ({
    signedInPage: page,
  }) => {
    await page.goto('/team')
    await page.getByRole('link', { name: 'Daniel Okafor' }).click()
    await drawer(page).getByLabel('Full Name').fill('Dan')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    const keep = async () => {
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(question).toBeHidden()
    }
    await page.keyboard.press('Escape')
    await keep()
    await drawer(page).getByRole('link', { name: 'Profiles' }).click()
    await keep()
    await page.goBack()
    await keep()
    await expect(drawer(page).getByLabel('Full Name')).toHaveValue('Dan')
    await drawer(page).getByRole('link', { name: 'Profiles' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/team/manage/3/profiles')
    await drawer(page).getByRole('link', { name: 'General' }).click()
    await expect(drawer(page).getByLabel('Full Name')).toHaveValue('Daniel Okafor')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/team')
  })
})

test.describe("a member's profiles", () => {
  const list = (page: Page) => drawer(page).getByRole('list', { name: 'Profiles' })

  test('TEAM-11 are removed and added at once, and undone', async ({ signedInPage: page }) => {
    const requests = requestsOf(page)
    await page.goto('/team/manage/3/profiles')
    await expect(list(page).getByRole('listitem').first()).toBeVisible()
    const count = await list(page).getByRole('listitem').count()
    const label = await list(page).getByRole('button').first().getAttribute('aria-label')
    const first = label?.replace('Remove ', '') ?? ''
    await expectAccessible(page)
    await list(page)
      .getByRole('button', { name: `Remove ${first}` })
      .click()
    await expect(list(page).getByRole('listitem')).toHaveCount(count - 1)
    await expect(toastOf(page, `${first} has been removed.`)).toBeVisible()
    await expect(list(page).getByRole('button').first()).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list(page).getByRole('listitem')).toHaveCount(count)
    await list(page)
      .getByRole('button', { name: `Remove ${first}` })
      .click()
    await drawer(page)
      .getByRole('combobox', { name: 'Add a profile' })
      .pressSequentially(first.slice(0, 5).toUpperCase())
    await drawer(page).getByRole('option', { name: first }).click()
    await expect(list(page)).toContainText(first)
    await page.reload()
    await expect(list(page).getByRole('listitem')).toHaveCount(count)
    expect(requests.filter((each) => each.startsWith('PUT /users/3/profiles/'))).toHaveLength(2)
    expect(requests.filter((each) => each.startsWith('DELETE /users/3/profiles/'))).toHaveLength(2)
  })

  test('SHELL-39 come back when the server refuses, with a message and a retry', async ({
    signedInPage: page,
    world,
  }) => {
    await page.goto('/team/manage/3/profiles')
    await expect(list(page).getByRole('listitem').first()).toBeVisible()
    const count = await list(page).getByRole('listitem').count()
    await world.fault({
      operationId: 'userProfileDelete',
      status: 500,
      body: { message: 'The profile is in use.' },
      times: 1,
    })
    await list(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    const toast = toastOf(page, 'could not be removed.')
    await expect(toast).toContainText('The profile is in use.')
    await expect(list(page).getByRole('listitem')).toHaveCount(count)
    await toast.getByRole('button', { name: 'Try again' }).click()
    await expect(list(page).getByRole('listitem')).toHaveCount(count - 1)
  })
})

test.describe('addresses of the team', () => {
  test('TEAM-9 without a member say so, and lead to the list', async ({ signedInPage: page }) => {
    for (const id of ['999', 'nobody']) {
      await page.goto(`/team/manage/${id}/general`)
      await expect(drawer(page)).toContainText('Member was not found')
      await expect(drawer(page)).toContainText('404')
      await drawer(page).getByRole('button', { name: 'Back to the team' }).click()
      await expect(page).toHaveURL('/team')
    }
  })

  test('TEAM-9, AUTH-10 that answer 401 show no member and keep the session', async ({ signedInPage: page, world }) => {
    await world.fault({ operationId: 'userGet', status: 401 })
    await page.goto('/team/manage/3/general')
    await expect(drawer(page)).toContainText('Member was not found')
    await drawer(page).getByRole('button', { name: 'Back to the team' }).click()
    await expect(page).toHaveURL('/team')
    await expect(page.getByRole('link', { name: 'Daniel Okafor' })).toBeVisible()
  })

  test('that fail can be loaded again', async ({ signedInPage: page, world }) => {
    await world.fault({ operationId: 'userGet', status: 403, times: 1 })
    await page.goto('/team/manage/3/general')
    await expect(drawer(page)).toContainText('The member could not be loaded.')
    await drawer(page).getByRole('button', { name: 'Try again' }).click()
    await expect(drawer(page).getByLabel('Full Name')).toHaveValue('Daniel Okafor')
  })

  test('TEAM-1, TEAM-3 are not for members: 403, and no entry in the navigation', async ({ page, world }) => {
    await startIn(page, world, 'agency', 'daniel@brightwater.example.com')
    for (const path of ['/team', '/team/manage/3/profiles']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not allowed to see the team')
      await expect(page.getByText('403')).toBeVisible()
    }
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link', { name: 'Profiles' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Team' })).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Return to home page' }).click()
    await expect(page).toHaveURL('/')
  })
})
