import { type Locator, type Page } from '@playwright/test'
import { conversationsOf, editor, openConversation, thread } from './inbox.ts'

/** A dialog that changes something on the server. */
export interface ChangeDialog {
  /** Opens the dialog. Returns its confirming button. */
  readonly open: (page: Page) => Promise<Locator>
  /** The call that changes something: method, path and body. */
  readonly call: RegExp
  /** Number of changes that the server has, 0 before the first one. */
  readonly changes: (page: Page) => Promise<number>
  /** The call has a documented response. For any other call, the app does not notice a wrong JSON body. */
  readonly hasResponse?: boolean
  /** Repeats the change after a failure. Default: 'Try again' of the toast. */
  readonly retry?: (page: Page) => Locator
  /** Before the app shows a failure, it looks for the effect of a call without a response (SHELL-47). */
  readonly isLookedUp?: boolean
}

const drawer = (page: Page) => page.getByRole('dialog').first()
const question = (page: Page) => page.getByRole('alertdialog')
const confirming = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true })

interface Listed {
  readonly id: number
  readonly sequenceId: number | null
}

/** The records of a list, by their name in the response. */
async function recordsOf(page: Page, path: string, name: string): Promise<readonly Listed[]> {
  const response = await page.request.get(`/api/v2${path}`, { params: { limit: 100 } })
  const { _embedded: embedded }: { _embedded: Record<string, Listed[]> } = await response.json()
  return embedded[name] ?? []
}

/** The first recipient in a sequence. */
async function firstRecipient(page: Page): Promise<Listed> {
  const recipients = await recordsOf(page, '/recipients', 'recipients')
  const found = recipients.find(({ sequenceId }) => sequenceId !== null)
  if (!found) throw new Error('No recipient is in a sequence.')
  return found
}

const lead = async (page: Page) => (await conversationsOf(page, { hasIncoming: true, limit: 1 }))[0]?.id

const scheduledText = 'Shall we talk on Monday?'

/** The scheduled messages with this text, in the latest conversation. */
async function scheduled(page: Page): Promise<number> {
  const response = await page.request.get(`/api/v2/conversations/${await lead(page)}/messages/future`)
  const { _embedded: embedded }: { _embedded: { messages: { text: string; status: string }[] } } = await response.json()
  return embedded.messages.filter(({ text, status }) => text === scheduledText && status === 'scheduled').length
}

/** Dialogs that change something, by the change. */
export function changeDialogs(): Readonly<Record<string, ChangeDialog>> {
  let recipient = 0
  return {
    'deleting a profile': {
      open: async (page) => {
        await page.goto('/profiles/manage/2/general')
        await drawer(page).getByRole('button', { name: 'Delete profile' }).click()
        return confirming(page, 'Delete')
      },
      call: /^DELETE .*\/profiles\/2 /,
      changes: async (page) => ((await page.request.get('/api/v2/profiles/2')).status() === 404 ? 1 : 0),
    },
    'moving a profile to another sequence': {
      open: async (page) => {
        await page.goto('/profiles/manage/2/sequences')
        const select = drawer(page).getByRole('button', { name: /^Select$|^Select:/ })
        await select.first().click()
        return confirming(page, 'Overwrite')
      },
      call: /^DELETE .*\/sequences\/\d+\/profiles\/2 /,
      changes: async (page) => {
        const journal: { entries: { operationId?: string; status: number }[] } = await (
          await page.request.get('/__simulator/journal')
        ).json()
        const isMove = ({ operationId, status }: (typeof journal.entries)[number]) =>
          operationId === 'sequenceProfilePut' && status < 300
        return journal.entries.some(isMove) ? 1 : 0
      },
    },
    'removing a recipient from a sequence': {
      open: async (page) => {
        recipient = (await firstRecipient(page)).id
        await page.goto(`/recipients/manage/${recipient}/sequences`)
        await drawer(page)
          .getByRole('button', { name: /^Remove from/ })
          .first()
          .click()
        return confirming(page, 'Remove')
      },
      call: /^DELETE .*\/sequences\/\d+\/recipients\/\d+ /,
      changes: async (page) => {
        const response = await page.request.get(`/api/v2/recipients/${recipient}`)
        const { sequenceId }: Listed = await response.json()
        return sequenceId === null ? 1 : 0
      },
    },
    'adding a recipient to a sequence': {
      open: async (page) => {
        const { id, sequenceId } = await firstRecipient(page)
        recipient = id
        await page.request.delete(`/api/v2/sequences/${sequenceId}/recipients/${id}`)
        await page.goto(`/recipients/manage/${recipient}/general`)
        await drawer(page).getByRole('button', { name: 'Add to sequence' }).click()
        const adding = page.getByRole('dialog', { name: 'Add 1 recipient to a sequence' })
        await adding.getByRole('combobox', { name: 'Sequence' }).click()
        await page.getByRole('option').nth(1).click()
        return adding.getByRole('button', { name: 'Add 1 recipient' })
      },
      hasResponse: true,
      call: /^PUT .*\/sequences\/\d+\/recipients\/\d+ /,
      changes: async (page) => {
        const response = await page.request.get(`/api/v2/recipients/${recipient}`)
        const { sequenceId }: Listed = await response.json()
        return sequenceId === null ? 0 : 1
      },
      retry: (page) =>
        page
          .getByRole('dialog')
          .last()
          .getByRole('button', { name: /^(?:Retry|Try again)/ })
          .last(),
    },
    'removing a file': {
      open: async (page) => {
        await page.goto('/clients/manage/1/settings')
        const pdf = { name: 'deck.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
        await page.locator('input[type=file]').setInputFiles(pdf)
        await drawer(page).getByRole('button', { name: 'Remove deck.pdf' }).click()
        return confirming(page, 'Remove')
      },
      call: /^DELETE .*\/clients\/1\/files\/\d+ /,
      changes: async (page) => {
        const { files }: { files: { name: string }[] } = await (await page.request.get('/api/v2/clients/1')).json()
        return files.some(({ name }) => name === 'deck.pdf') ? 0 : 1
      },
    },
    'scheduling a message': {
      open: async (page) => {
        await openConversation(page, await lead(page))
        await editor(page).click()
        await page.keyboard.insertText(scheduledText)
        await thread(page).getByRole('button', { name: 'Send later' }).click()
        return page.getByRole('dialog', { name: 'Send later' }).getByRole('button', { name: 'Schedule' })
      },
      hasResponse: true,
      call: /^POST .*\/conversations\/\d+\/messages .*"scheduled"/,
      changes: scheduled,
      retry: (page) => page.getByRole('button', { name: 'Re-send this message' }),
      isLookedUp: true,
    },
    'moving a call': {
      open: async (page) => {
        await page.goto('/calls?search=oliver+brooks&calendar=week&day=2026-11-27')
        const calendar = page.getByRole('region', { name: 'Calendar of calls' })
        const call = calendar.getByRole('link', { name: '15:30 Oliver Brooks Scheduled' })
        const box = await call.boundingBox()
        const day = await calendar
          .getByRole('listitem')
          .filter({ hasText: 'Wednesday, November 25' })
          .first()
          .boundingBox()
        if (!box || !day) throw new Error('There is no call at 15:30.')
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + 2 * day.width, y + 56, { steps: 6 })
        await page.mouse.up()
        return confirming(page, 'Move call')
      },
      hasResponse: true,
      call: /^PATCH .*\/calls\/\d+ /,
      changes: async (page) => {
        const response = await page.request.get('/api/v2/calls', { params: { limit: 100 } })
        const { _embedded: embedded }: { _embedded: { calls: { date: string | null }[] } } = await response.json()
        const moved = Date.parse('2026-11-27T16:30:00Z')
        return embedded.calls.filter(({ date }) => date !== null && Date.parse(date) === moved).length
      },
    },
  }
}
