import { type Locator, type Page } from '@playwright/test'
import { leads, uploaded } from './recipientFiles.ts'

/** A dialog that changes something on the server. */
export interface ChangeDialog {
  /** Returns the confirming button. */
  readonly open: (page: Page) => Promise<Locator>
  /** Matches the request that makes the change: its method, path and body. */
  readonly call: RegExp
  /** The number of changes on the server. */
  readonly changes: (page: Page) => Promise<number>
  /** True if the contract has a schema for the response. Without a schema, the app cannot notice a wrong JSON body. */
  readonly hasResponse?: boolean
  /** True if a 404 means that the change was made earlier, for example by another user. */
  readonly isDoneBy404?: boolean
  /** Default: the 'Try again' button of the toast. */
  readonly retry?: (page: Page) => Locator
  /**
   * True if the app checks the server's data after a lost response (SHELL-47). The app shows a failure only if the
   * change is missing.
   */
  readonly isLookedUp?: boolean
  readonly typed?: string
}

const drawer = (page: Page) => page.getByRole('dialog').first()
const question = (page: Page) => page.getByRole('alertdialog')
const confirming = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true })

interface Listed {
  readonly id: number
  readonly sequenceId: number | null
  readonly lastName: string
}

async function recordsOf(page: Page, path: string, name: string): Promise<readonly Listed[]> {
  const response = await page.request.get(`/api/v2${path}`, { params: { limit: 100 } })
  const { _embedded: embedded }: { _embedded: Record<string, Listed[]> } = await response.json()
  return embedded[name] ?? []
}

async function firstRecipient(page: Page): Promise<Listed> {
  const recipients = await recordsOf(page, '/recipients', 'recipients')
  const found = recipients.find(({ sequenceId }) => sequenceId !== null)
  if (!found) throw new Error('No recipient is in a sequence.')
  return found
}

/** 1 if the recipient is in no sequence, otherwise 0. */
async function hasLeft(page: Page, id: number): Promise<number> {
  const { sequenceId }: Listed = await (await page.request.get(`/api/v2/recipients/${id}`)).json()
  return sequenceId === null ? 1 : 0
}

/** 1 if the server has no record at this path, otherwise 0. */
const isMissing = async (page: Page, path: string): Promise<number> =>
  (await page.request.get(`/api/v2${path}`)).status() === 404 ? 1 : 0

const selectedRows = (page: Page) => page.getByRole('group', { name: 'Selected rows' })

const retryFailedRow = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Retry all failed (1)', exact: true })

export function changeDialogs(): Readonly<Record<string, ChangeDialog>> {
  let recipient = 0
  let importId = 0
  let attribute = ''
  return {
    'deleting a profile': {
      open: async (page) => {
        await page.goto('/profiles/manage/2/general')
        await drawer(page).getByRole('button', { name: 'Delete profile' }).click()
        return confirming(page, 'Delete')
      },
      call: /^DELETE .*\/profiles\/2 /,
      changes: (page) => isMissing(page, '/profiles/2'),
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
      changes: (page) => hasLeft(page, recipient),
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
      changes: async (page) => 1 - (await hasLeft(page, recipient)),
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
    'cancelling an import': {
      open: async (page) => {
        importId = await uploaded(page, leads(1))
        await page.goto(`/recipients/import/doc/${importId}`)
        await page.getByRole('button', { name: 'Cancel import' }).click()
        return confirming(page, 'Cancel import')
      },
      call: /^DELETE .*\/recipients\/imports\/\d+ /,
      changes: (page) => isMissing(page, `/recipients/imports/${importId}`),
    },
    'deleting a custom attribute': {
      open: async (page) => {
        const response = await page.request.post('/api/v2/recipients/custom-attributes', {
          data: { name: 'Shoe size' },
        })
        const { id }: { id: string } = await response.json()
        attribute = id
        await page.goto('/recipients')
        await page.getByRole('button', { name: 'Columns' }).click()
        await page.getByRole('button', { name: 'Delete Shoe size' }).click()
        return confirming(page, 'Delete')
      },
      call: /^DELETE .*\/recipients\/custom-attributes\/\d+ /,
      changes: async (page) => {
        const response = await page.request.get('/api/v2/recipients/custom-attributes')
        const { _embedded: embedded }: { _embedded: { recipientCustomAttributes: { id: string }[] } } =
          await response.json()
        return embedded.recipientCustomAttributes.some(({ id }) => id === attribute) ? 0 : 1
      },
    },
    'archiving selected clients': {
      open: async (page) => {
        await page.goto('/clients?search=greenlane')
        await page.getByRole('row').filter({ hasText: 'Greenlane Freight' }).getByRole('checkbox').click()
        return selectedRows(page).getByRole('button', { name: 'Archive', exact: true })
      },
      call: /^PUT .*\/clients\/archived\/\d+ /,
      changes: async (page) => {
        const response = await page.request.get('/api/v2/clients', { params: { search: 'greenlane' } })
        const { _embedded: embedded }: { _embedded: { clients: { status: string }[] } } = await response.json()
        return embedded.clients.filter(({ status }) => status === 'archived').length
      },
      retry: retryFailedRow,
    },
    'removing selected recipients': {
      open: async (page) => {
        const { id, sequenceId, lastName } = await firstRecipient(page)
        recipient = id
        await page.goto(`/sequences/manage/${sequenceId}/recipients?recipients.search=${lastName}`)
        const link = page.locator(`a[href*="/recipients/manage/${id}"]`)
        await drawer(page).getByRole('row').filter({ has: link }).getByRole('checkbox').click()
        return selectedRows(page).getByRole('button', { name: 'Remove', exact: true })
      },
      call: /^DELETE .*\/sequences\/\d+\/recipients\/\d+ /,
      changes: (page) => hasLeft(page, recipient),
      isDoneBy404: true,
      retry: retryFailedRow,
    },
    'overwriting a call': {
      open: async (page) => {
        await page.goto('/calls/create')
        await drawer(page).getByRole('searchbox').fill('Oliver Brooks')
        await drawer(page)
          .getByRole('radio', { name: /^Oliver Brooks/ })
          .check()
        await page.waitForLoadState('networkidle')
        await drawer(page).getByRole('button', { name: 'Next' }).click()
        await confirming(page, 'Overwrite').click()
        await drawer(page)
          .getByRole('combobox', { name: /status/i })
          .click()
        await page.getByRole('option', { name: 'Got phone' }).click()
        return drawer(page).getByRole('button', { name: /^Creat(?:e Call|ing)/ })
      },
      hasResponse: true,
      call: /^(?:PATCH|POST|PUT) .*\/calls/,
      changes: async (page) => {
        const response = await page.request.get('/api/v2/calls', { params: { search: 'oliver brooks' } })
        const { _embedded: embedded }: { _embedded: { calls: { status: string }[] } } = await response.json()
        return embedded.calls.filter(({ status }) => status === 'got_phone').length
      },
      retry: (page) => drawer(page).getByRole('button', { name: /^Creat(?:e Call|ing)/ }),
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
