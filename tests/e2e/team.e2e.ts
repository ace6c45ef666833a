import { type Page } from '@playwright/test'
import { expect, expectAccessible, requestsOf, test, toastOf, startIn } from '../support/app.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test.describe('the team page', () => {
  test('TEAM-4, TEAM-9 lists the members, and saves the changed name of a member', async ({ signedInPage: page }) => {
    await page.goto('/team')
    await test.step('TEAM-10 shows roles and statuses', async () => {
      await expect(row(page, 'Jordan Avery')).toContainText(/Owner.*Active.*All profiles/)
      await expect(row(page, 'Sofia Marchetti')).toContainText(/Manager.*Active/)
      await expect(row(page, 'Priya Nair')).toContainText(/Member.*Disabled/)
    })
    await expectAccessible(page)

    await page.getByRole('searchbox').fill('okafor')
    await expect(page).toHaveURL('/team?search=okafor')
    await page.getByRole('link', { name: 'Daniel Okafor' }).click()
    await expect(page).toHaveURL('/team/manage/3/general?search=okafor')
    await expect(drawer(page)).toContainText('Daniel Okafor')
    await expect(drawer(page)).toContainText('Active')
    await drawer(page).getByRole('link', { name: 'Profiles' }).click()
    await expect(page).toHaveURL('/team/manage/3/profiles?search=okafor')
    await page.getByRole('dialog').press('Escape')
    await expect(page).toHaveURL('/team?search=okafor')
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('grid')).toContainText('Daniel Okafor')

    await page.getByRole('link', { name: 'Daniel Okafor' }).click()
    await test.step('TEAM-8 the Update button is enabled when the name has changed', async () => {
      const update = drawer(page).getByRole('button', { name: 'Update' })
      await expect(update).toBeDisabled()
      await drawer(page).getByLabel('Full Name').fill('Daniel O. Okafor')
      await update.click()
      await expect(toastOf(page, 'The member has been updated.')).toBeVisible()
      await expect(update).toBeDisabled()
    })
    await expect(drawer(page).getByRole('heading', { level: 2 })).toContainText('Daniel O. Okafor')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Daniel O. Okafor' })).toBeVisible()
  })

  test("TEAM-11, SHELL-39 removes and adds a member's profiles", async ({ signedInPage: page, workspace }) => {
    const requests = requestsOf(page)
    const list = drawer(page).getByRole('list', { name: 'Profiles' })
    await page.goto('/team/manage/3/profiles')
    await expect(list.getByRole('listitem').first()).toBeVisible()
    const count = await list.getByRole('listitem').count()
    const label = await list.getByRole('button').first().getAttribute('aria-label')
    const first = label?.replace('Remove ', '') ?? ''
    const remove = () => list.getByRole('button', { name: `Remove ${first}` }).click()
    await expectAccessible(page)
    await remove()
    await expect(list.getByRole('listitem')).toHaveCount(count - 1)
    await expect(toastOf(page, `${first} has been removed.`)).toBeVisible()
    await expect(list.getByRole('button').first()).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(count)
    await remove()
    const choice = drawer(page).getByRole('combobox', { name: 'Add a profile' })
    await choice.pressSequentially(first.slice(0, 5).toUpperCase())
    await drawer(page).getByRole('option', { name: first }).click()
    await expect(list).toContainText(first)
    await page.reload()
    await expect(list.getByRole('listitem')).toHaveCount(count)
    expect(requests.filter((each) => each.startsWith('PUT /users/3/profiles/'))).toHaveLength(2)
    expect(requests.filter((each) => each.startsWith('DELETE /users/3/profiles/'))).toHaveLength(2)

    // If the removal fails, the profile is in the list again.
    const body = { message: 'The profile is in use.' }
    await workspace.fault({ operationId: 'userProfileDelete', status: 500, body, times: 1 })
    await remove()
    const toast = toastOf(page, 'could not be removed.')
    await expect(toast).toContainText('The profile is in use.')
    await expect(list.getByRole('listitem')).toHaveCount(count)
    await toast.getByRole('button', { name: 'Try again' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(count - 1)
  })
})

test('TEAM-1, TEAM-3 the pages of the team show a 403 to users with the role member', async ({ page, workspace }) => {
  await startIn(page, workspace, 'agency', 'daniel@brightwater.example.com')
  for (const path of ['/team', '/team/manage/3/profiles']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only owners and managers can see the team')
    await expect(page.getByText('403')).toBeVisible()
  }
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'Profiles' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Team' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to home page' }).click()
  await expect(page).toHaveURL('/')
})
