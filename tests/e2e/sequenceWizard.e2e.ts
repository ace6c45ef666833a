import { expect, expectAccessible, requestsOf, test, toastOf } from '../support/app.ts'
import { csvFile, leads } from '../support/recipientFiles.ts'
import {
  begin,
  button,
  chooseClient,
  chooseFree,
  chooseHeld,
  firstMessage,
  goOn,
  heading,
  next,
  row,
  sequenceName,
  step,
  toProfiles,
  wizard,
  writeMessage,
} from '../support/sequenceWizard.ts'

test('SEQ-7, SEQ-26 the wizard creates a sequence of messages that the user writes', async ({ signedInPage: page }) => {
  const requests = requestsOf(page)
  await page.goto('/sequences')
  await page.getByRole('link', { name: 'Create sequence' }).click()
  await test.step('SEQ-118 the type is chosen before the steps', async () => {
    await page.getByRole('button', { name: /^Outreach sequence/ }).click()
  })
  await chooseFree(page)
  await expectAccessible(page)
  await goOn(page, 'AI Client')
  await test.step('SEQ-12, SEQ-13 the Next button needs a client, and the Edit button opens a client in a drawer', async () => {
    await expect(next(page)).toHaveAccessibleDescription('Please, select a client')
    await row(page, 'Brightline Talent').getByRole('button', { name: 'Edit' }).click()
    const edited = page.getByRole('dialog', { name: 'Edit Brightline Talent' })
    await expect(edited.getByLabel(/^Company Name/)).toHaveValue('Brightline Talent')
    await edited.getByRole('button', { name: 'Close' }).click()
  })
  await chooseClient(page)
  await goOn(page, 'Messages')
  await test.step('SEQ-14, SEQ-35 a message that is too long must be shortened', async () => {
    await writeMessage(page, 'x'.repeat(201))
    await next(page).click()
    const tooLong = page.getByRole('alertdialog', { name: 'First contact message is too long' })
    await expect(tooLong).toContainText('200')
    await tooLong.getByRole('button').click()
    await writeMessage(page, 'Hello, shall we talk?')
  })
  await goOn(page, 'AI Responses')
  await goOn(page, 'AI Follow up')
  await goOn(page, 'Sending Profiles')
  await row(page, 'Joshua Thornton').getByRole('button', { name: 'Select' }).click()
  await page
    .getByRole('alertdialog', { name: 'Profile already connected.' })
    .getByRole('button', { name: 'Overwrite' })
    .click()
  await expect(row(page, 'Joshua Thornton').getByRole('button', { name: 'Selected' })).toBeVisible()

  await goOn(page, 'Settings')
  await expect(sequenceName(page)).toHaveValue(/^.+, Nov 2026$/)
  await sequenceName(page).fill('Harbour leads')
  await expectAccessible(page)
  await button(page, 'Create').click()
  await expect(page).toHaveURL(/\/sequences\/manage\/\d+\/recipients$/)
  await expect(toastOf(page, 'Sequence has been created successfully.')).toBeVisible()
  const calls = requests.filter((each) => /^(POST \/sequences$|(PUT|DELETE) \/sequences)/.test(each))
  const [first, ...additions] = calls.map((each) => each.replace(/\d+/g, '0'))
  expect(first).toBe('POST /sequences')
  expect(additions.toSorted()).toEqual([
    'DELETE /sequences/0/profiles/0',
    'PUT /sequences/0/profiles/0',
    'PUT /sequences/0/recipients/0',
    'PUT /sequences/0/recipients/0',
  ])
})

test('SEQ-11, SEQ-120 the wizard imports recipients and launches a re-engagement', async ({ signedInPage: page }) => {
  await begin(page, /^Re-engagement by AI/)
  await chooseFree(page)
  await page.getByRole('searchbox').fill('no such recipient')
  await expect(step(page, 'Recipients')).toContainText('2 recipients')
  await button(page, 'Import').first().click()
  const dialog = page.getByRole('dialog', { name: 'Import recipients' })
  await dialog.locator('input[type="file"]').setInputFiles(csvFile(leads(3)))
  await button(page, 'Upload').click()
  await expect(wizard(page).getByRole('region', { name: 'Map columns' })).toBeVisible()
  await page.reload()
  await button(page, 'Import').click()
  await expect(page.getByText('Chosen: 3 recipients from the file')).toBeVisible()
  await button(page, 'Use these recipients').click()
  await expect(step(page, 'Recipients')).toContainText('5 recipients')

  await toProfiles(page, 'Re-Engagement')
  await goOn(page, 'Settings')
  await sequenceName(page).fill('Spring again')
  await expect(button(page, 'Create and launch')).toHaveAccessibleDescription(
    'Attach profile(s) to launch the sequence(s)',
  )
  await button(page, 'Choose profiles').click()
  await row(page, 'Anna Hoffmann').getByRole('button', { name: 'Select' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Overwrite' }).click()
  await goOn(page, 'Settings')
  await expect(page.getByText('Ready to launch: 5 recipients, 1 profile.')).toBeVisible()
  await button(page, 'Create and launch').click()
  await expect(page).toHaveURL(/\/sequences\/manage\/\d+\/recipients$/)
  await expect(page.getByRole('dialog', { name: /Spring again/ })).toContainText('Active')
})

test('SEQ-9, SEQ-119 the wizard keeps the draft after a reload', async ({ signedInPage: page }) => {
  const reloadAt = async (label: string) => {
    await page.reload()
    await expect(heading(page, label)).toBeVisible()
  }
  await begin(page, /^Outreach sequence/)
  await chooseFree(page)
  await goOn(page, 'AI Client')
  await chooseClient(page)
  await goOn(page, 'Messages')
  await writeMessage(page, 'Only this.')
  const message = firstMessage(page)
  await expect(message).toHaveText('Only this.')
  await reloadAt('Messages')
  await expect(message).toHaveText('Only this.')
  await expect(step(page, 'Recipients')).toContainText('2 recipients')
  // The choice of another client does not replace an edited text.
  await step(page, 'AI Client').click()
  await chooseClient(page, 'Cobalt Ridge Security')
  await goOn(page, 'Messages')
  await expect(message).toHaveText('Only this.')
  await goOn(page, 'AI Responses')
  await goOn(page, 'AI Follow up')
  await goOn(page, 'Sending Profiles')
  await goOn(page, 'Settings')
  await sequenceName(page).fill('Half a name')
  await reloadAt('Settings')
  await expect(sequenceName(page)).toHaveValue('Half a name')
  // The browser's Back undoes the search.
  await step(page, 'Recipients').click()
  await wizard(page).getByRole('searchbox').fill('an')
  await expect(page).toHaveURL(/search=an/)
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL(/\/sequences\/create$/)
  await expect(wizard(page).getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await step(page, 'Settings').click()
  await expect(sequenceName(page)).toHaveValue('Half a name')

  // Closing the wizard leads to the list of sequences, although the wizard was opened by its address.
  const question = page.getByRole('alertdialog', { name: 'Do you want to close?' })
  await page.evaluate(() => window.history.back())
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/sequences\/create$/)
  await page.getByRole('dialog').press('Escape')
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/sequences$/)
  const signIn = (email: string) => page.request.post('/api/v2/auth/login', { data: { email, password: 'demo' } })
  await page.request.post('/api/v2/auth/logout')
  await signIn('hannah@brightwater.example.com')
  await page.goto('/sequences/create')
  await expect(page.getByRole('heading', { name: 'What should the sequence send?' })).toBeVisible()
  await page.request.post('/api/v2/auth/logout')
  await signIn('demo@example.com')
  await reloadAt('Settings')
  await expect(sequenceName(page)).toHaveValue('Half a name')
})

test('SEQ-115, SEQ-116 the wizard creates one sequence, and adds a missing profile after a reload', async ({
  signedInPage: page,
  workspace,
}) => {
  const requests = requestsOf(page)
  await begin(page, /^Outreach sequence/)
  await chooseFree(page)
  await chooseHeld(page, 'Jae-won Sato')
  await expect(page.getByText('1 in another sequence')).toBeVisible()
  await toProfiles(page)
  await row(page, 'Joshua Thornton').getByRole('button', { name: 'Select' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Overwrite' }).click()
  await goOn(page, 'Settings')
  await sequenceName(page).fill('Partial')
  await workspace.fault({ operationId: 'sequenceCreate', lostResponse: true, times: 1 })
  await workspace.fault({ operationId: 'sequenceProfilePut', status: 503, times: 2 })
  await button(page, 'Create').click()
  const missing = page.getByRole('region', { name: 'Not in the sequence' })
  await expect(missing).toContainText('Joshua Thornton')
  await expect(missing).toContainText('Jae-won Sato')
  await expect(missing).toContainText('Already in "DevOps directors Q3"')
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await button(page, 'Download failed rows').click()
  expect((await downloading).suggestedFilename()).toBe('Not in the sequence.csv')
  // After a reload, the wizard tries again to add the missing profile and recipient.
  await page.reload()
  await expect(missing).toContainText('Jae-won Sato')
  await expect(missing).not.toContainText('Joshua Thornton')
  await button(page, 'Reassign Jae-won Sato').click()
  await expect(page).toHaveURL(/\/sequences\/manage\/\d+\/recipients$/)
  expect(requests.filter((each) => each === 'POST /sequences')).toHaveLength(1)
  const created = await page.request.get('/api/v2/sequences?search=Partial')
  expect(await created.json()).toMatchObject({ totalFilteredCount: 1 })
})

test('SEQ-113 two windows edit one draft', async ({ signedInPage: page }) => {
  await begin(page, /^Outreach sequence/)
  await chooseFree(page)
  const other = await page.context().newPage()
  await other.goto('/sequences/create')
  // A window in the background draws only one frame per second, so the test brings the first window to the front.
  await page.bringToFront()
  await expect(heading(other, 'Recipients')).toBeVisible()
  await toProfiles(page)
  await goOn(page, 'Settings')
  await expect(heading(other, 'Settings')).toBeVisible()
  await sequenceName(other).fill('From the other window')
  await expect(sequenceName(page)).toHaveValue('From the other window')
  await button(page, 'Create').click()
  await expect(page).toHaveURL(/\/sequences\/manage\/\d+\/recipients$/)
  await expect(other.getByText('Another window has created the sequence of this draft, or discarded it.')).toBeVisible()
  const created = await page.request.get('/api/v2/sequences?search=From%20the%20other%20window')
  expect(await created.json()).toMatchObject({ totalFilteredCount: 1 })
})

test('SEQ-18, SEQ-19 a user with the role member creates a sequence by keyboard, without recipients and profiles', async ({
  page,
  workspace: _workspace,
}) => {
  await page.request.post('/api/v2/auth/login', { data: { email: 'hannah@brightwater.example.com', password: 'demo' } })
  await page.goto('/sequences/create')
  const press = (key: string) => page.keyboard.press(key)
  const reach = async (target: ReturnType<typeof button>) => {
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
    }
    throw new Error('Tab does not reach the target')
  }
  await expect(wizard(page)).toBeVisible()
  await reach(page.getByRole('button', { name: /^Outreach sequence/ }))
  await press('Enter')
  await expect(step(page, 'Messages')).toHaveAccessibleName(/complete the earlier steps first/)
  await reach(button(page, 'Skip'))
  await press('Enter')
  await expect(heading(page, 'AI Client')).toBeFocused()
  await reach(button(page, 'Create Client'))
  await press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Create Client' })
  await expect(drawer).toBeVisible()
  await reach(drawer.getByLabel(/^Company Name/))
  await page.keyboard.type('Quiet Harbour')
  await reach(drawer.getByLabel(/^Company description/))
  await page.keyboard.type('We fix piers.')
  await reach(drawer.getByRole('button', { name: 'Create', exact: true }))
  await press('Enter')
  await expect(drawer).toBeHidden()
  const goOnByKeys = async () => {
    await expect(next(page)).not.toHaveAttribute('aria-disabled', 'true')
    await reach(next(page))
    await press('Enter')
  }
  for (const label of ['Messages', 'AI Responses', 'AI Follow up']) {
    await goOnByKeys()
    await expect(heading(page, label)).toBeFocused()
  }
  await goOnByKeys()
  const noProfiles = page.getByRole('dialog', { name: 'No LinkedIn Profiles' })
  await expect(noProfiles).toBeVisible()
  await reach(noProfiles.getByRole('button', { name: 'Continue' }))
  await press('Enter')
  await expect(noProfiles).toBeHidden()
  await expect(page.getByRole('link', { name: 'Go to Profiles' })).toBeVisible()
  await reach(next(page))
  await press('Enter')
  await expect(heading(page, 'Settings')).toBeFocused()
  await reach(sequenceName(page))
  await page.keyboard.type('Piers')
  await reach(button(page, 'Create'))
  await press('Enter')
  await expect(page).toHaveURL(/\/sequences\/manage\/\d+\/recipients$/)
})
