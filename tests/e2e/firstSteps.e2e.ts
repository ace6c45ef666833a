import { type Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from '../support/app.ts'
import { buyFirstPlan, details } from '../support/purchases.ts'
import { csvFile, leads } from '../support/recipientFiles.ts'
import { button, goOn, row, sequenceName } from '../support/sequenceWizard.ts'

const card = (page: Page) => page.getByRole('region', { name: 'First steps' })
const done = (page: Page, step: string) => card(page).getByRole('heading', { name: `${step} (Done)` })

/** Opens the dashboard by a click on the logo, and waits until the step is done. */
async function backHome(page: Page, step: string): Promise<void> {
  await page.getByRole('link', { name: 'Tandem, dashboard' }).click()
  await expect(done(page, step)).toBeVisible()
}

test('DASH-42, SHELL-84 the first steps lead from sign-up to the first launch, each with a link to its page', async ({
  page,
  workspace,
}) => {
  await workspace.reset('agency')
  await page.goto('/registration')
  await page.getByLabel('Full Name').fill('Ann Baker')
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse battery staple')
  await page.getByRole('button', { name: 'Create account' }).click()

  await page.getByRole('dialog', { name: 'Select your plan' }).getByRole('button', { name: 'Close' }).click()
  await expect(card(page)).toContainText('0 of 6 done')
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'See the plans: Choose a plan' }).click()
  await buyFirstPlan(page)
  await expect(details(page)).toBeVisible()
  await details(page).getByRole('button', { name: 'Later' }).click()
  await expect(done(page, 'Choose a plan')).toBeVisible()

  await card(page).getByRole('button', { name: 'Connect: Connect a profile' }).click()
  await details(page).getByLabel('Account email').fill('jane.doe@example.com')
  await details(page).getByLabel('Account password').fill('a secret')
  await details(page).getByRole('button', { name: 'Connect profile' }).click()
  await expect(details(page)).toBeHidden()
  await workspace.advance(60_000)
  await expect(done(page, 'Connect a profile')).toBeVisible()

  await card(page).getByRole('link', { name: 'Add Client: Describe your company' }).click()
  await expect(page.getByRole('dialog', { name: 'New AI client' }).locator(':focus')).toHaveCount(1)
  await page.getByLabel(/^Company Name/).fill('Obi & Sons')
  await page.getByLabel(/^Company description/).fill('We mend what others throw away.')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL('/')
  await card(page).getByRole('link', { name: 'Choose a client: Describe your company' }).click()
  const profile = page.getByRole('dialog', { name: /Jane Doe/ })
  await profile.getByRole('combobox', { name: 'AI client' }).click()
  await page.getByRole('option', { name: 'Obi & Sons' }).click()
  await profile.getByRole('button', { name: 'Update' }).click()
  await expect(toastOf(page, 'Profile has been updated.')).toBeVisible()
  await profile.getByRole('button', { name: 'Close' }).click()
  await backHome(page, 'Describe your company')

  await card(page).getByRole('link', { name: 'Import: Add recipients' }).click()
  await expect(page).toHaveURL('/recipients#import')
  const dialog = page.getByRole('dialog', { name: 'Import recipients' })
  await dialog.locator('input[type=file]').setInputFiles(csvFile(leads(3)))
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('3 rows will be imported.')).toBeVisible()
  await button(page, 'Import').click()
  await expect(page.getByText('All 3 recipients imported.')).toBeVisible()
  await backHome(page, 'Add recipients')

  await card(page).getByRole('link', { name: 'Create Sequence: Create your first sequence' }).click()
  await page.getByRole('button', { name: /^Outreach sequence/ }).click()
  await page.getByRole('grid', { name: 'Recipients to choose' }).getByRole('columnheader').getByRole('checkbox').check()
  await expect(page.getByText('All 3 selected')).toBeVisible()
  await goOn(page, 'AI Client')
  await row(page, 'Obi & Sons').getByRole('button', { name: 'Select' }).click()
  for (const step of ['Messages', 'AI Responses', 'AI Follow up', 'Sending Profiles']) await goOn(page, step)
  await row(page, 'Jane Doe').getByRole('button', { name: 'Select' }).click()
  await expect(row(page, 'Jane Doe').getByRole('button', { name: 'Selected' })).toBeVisible()
  await goOn(page, 'Settings')
  await sequenceName(page).fill('First outreach')
  await button(page, 'Create').click()
  const sequence = page.getByRole('dialog', { name: /First outreach/ })
  await expect(sequence).toContainText('Disabled')
  await page.goto('/')
  await expect(done(page, 'Create your first sequence')).toBeVisible()

  const launch = card(page).getByRole('link', { name: 'Open the sequence: Launch it' })
  await expect(launch).toHaveAttribute('href', /^\/sequences\/manage\/\d+$/)
  await launch.click()
  await sequence.getByRole('button', { name: 'Launch', exact: true }).click()
  await expect(sequence).toContainText('Active')
  await page.goto('/')
  const finished = page.getByRole('region', { name: 'You are all set' })
  await expect(finished).toContainText('6 of 6 done')
  await finished.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused()
  await expect(finished).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible()
  await expect(finished.or(card(page))).toBeHidden()
})
