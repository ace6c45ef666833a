import { conversationsOf, openConversation, thread } from '../support/inbox.ts'
import { expect, test } from '../support/app.ts'
import { signInAgain } from '../support/faults.ts'

test('SHELL-39, INBOX-73 the app asks before a user leaves an edited scheduled message', async ({
  signedInPage: page,
}) => {
  const [latest] = await conversationsOf(page, { hasIncoming: true, limit: 1 })
  const id = latest?.id
  for (const text of ['See you then.', 'One more.']) {
    const data = { status: 'scheduled', text, dateScheduled: '2026-11-24T09:00:00.000Z' }
    await page.request.post(`/api/v2/conversations/${id}/messages`, { data })
  }
  await openConversation(page, id)
  const bubble = (text: string) => thread(page).getByRole('article').filter({ hasText: text })
  await bubble('See you then.').getByRole('button', { name: 'Edit' }).click()
  const edited = page.getByRole('textbox', { name: 'Message text' })
  await expect(edited).toBeFocused()
  await page.keyboard.type('Monday. ')
  await expect(bubble('One more.').getByRole('button', { name: 'Edit' })).toBeDisabled()
  const other = page.getByRole('list', { name: 'Conversations' }).getByRole('link').nth(1)
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  const dashboard = page.getByRole('link', { name: 'Tandem' })
  for (const leave of [() => other.click(), () => dashboard.click(), () => page.keyboard.press('Escape')]) {
    await leave()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(edited).toContainText('Monday.')
    await edited.focus()
  }
  const reloads = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const asked = await reloads
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await other.click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page).not.toHaveURL(new RegExp(`/${id}`))
})

test('AUTH-10 after a new login, the editor of a scheduled message opens again with the typed text', async ({
  signedInPage: page,
}) => {
  const [latest] = await conversationsOf(page, { hasIncoming: true, limit: 1 })
  const data = { status: 'scheduled', text: 'See you then.', dateScheduled: '2026-11-24T09:00:00.000Z' }
  await page.request.post(`/api/v2/conversations/${latest?.id}/messages`, { data })
  await openConversation(page, latest?.id)
  await thread(page)
    .getByRole('article')
    .filter({ hasText: 'See you then.' })
    .getByRole('button', { name: 'Edit' })
    .click()
  const edited = page.getByRole('textbox', { name: 'Message text' })
  await expect(edited).toBeFocused()
  await page.keyboard.type('Monday. ')
  await page.request.post('/api/v2/auth/logout')
  const save = thread(page).getByRole('button', { name: 'Save' })
  await save.click()
  await signInAgain(page, `/messages/conversation/${latest?.id}`)
  await expect(edited).toContainText('Monday. See you then.')
  await save.click()
  await expect(thread(page).getByRole('article').filter({ hasText: 'Monday. See you then.' })).toBeVisible()
  await expect(edited).toBeHidden()
})
