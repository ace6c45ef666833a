import { expect, expectAccessible, requestsOf, test } from '../support/app.ts'

test('SHELL-80, SHELL-81 a page links to its guide, and the user can search all guides', async ({
  signedInPage: page,
}) => {
  const heading = (name: string, level: number) => page.getByRole('heading', { name, level })
  await page.goto('/profiles')
  await page.getByRole('link', { name: 'Guide to this page' }).click()
  await expect(page).toHaveURL('/help/profiles')
  await expect(page).toHaveTitle('Profiles · Help · Tandem')
  await expect(heading('Profiles', 1)).toBeFocused()

  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Limits and schedules' }).click()
  await expect(heading('Limits and schedules', 1)).toBeFocused()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'When a profile can send' })
    .click()
  await expect(page).toHaveURL('/help/limits#overlap')
  await expect(heading('When a profile can send', 2)).toBeFocused()
  await expect(heading('When a profile can send', 2)).toBeInViewport()

  const search = page.getByRole('searchbox', { name: 'Search the guides' })
  const requests = requestsOf(page)
  await search.fill('zebra')
  await expect(page.getByRole('status').filter({ hasText: 'No guide mentions “zebra”.' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await search.fill('company descr')
  await expect(page.getByRole('navigation', { name: 'Results' }).getByRole('link').first()).toContainText(
    'Company desc',
  )
  expect(requests).toEqual([])
  await search.press('Enter')
  await expect(page).toHaveURL('/help/clients#description')
  await expect(heading('Company description', 2)).toBeFocused()
  await expectAccessible(page)
  await page.goBack()
  await expect(heading('Limits and schedules', 1)).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: 'Open AI Client' }).click()
  await expect(page).toHaveURL('/clients')

  await page.goto('/help/no-such-guide')
  await expect(heading('Guide not found', 1)).toBeVisible()
  await page.getByRole('link', { name: 'All guides' }).click()
  await expect(heading('Help', 1)).toBeFocused()
  await expectAccessible(page)
})

test('AUTH-4, SHELL-83 a visitor can read a section of a guide', async ({ page }) => {
  await page.goto('/help/limits#overlap')
  await expect(page.getByRole('heading', { name: 'When a profile can send' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'When a profile can send' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Open Profiles' })).toBeHidden()
  const back = `returnTo=${encodeURIComponent('/help/limits#overlap')}`
  const register = page.getByRole('link', { name: 'Create an account' })
  await expect(register).toHaveAttribute('href', `/registration?${back}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/login?${back}`)
})
