import { type ClientRow, type RecipientRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { userOf } from './accounts.ts'
import { recipientSearchText } from './recipientSearchText.ts'
import { storyOf } from './story.ts'

/** Omitted names do not change. */
export interface WorkspaceNames {
  /** New name of the AI client in the demo's story (`storyOf`). */
  readonly company?: string | undefined
  /** New name of the demo's user. */
  readonly user?: string | undefined
  /** New names of the leads in the demo's story, in the order of `Story.threads`. */
  readonly leads?: readonly string[] | undefined
}

/** SIM-26: replaces names in the workspace with names that the presenter has chosen. */
export function renameWorkspace(
  workspace: TandemWorkspace,
  { company, user, leads = [] }: WorkspaceNames,
  userEmail: string,
): void {
  const { users, recipients } = workspace.tables
  const account = userOf(workspace, userEmail)
  if (account && user !== undefined) users.patch(account.id, { name: user })
  const { client, threads } = storyOf(workspace)
  if (client && company !== undefined) renameClient(workspace, client, company)
  const ids = [...new Set(threads.map(({ recipientId }) => recipientId))]
  for (const [index, name] of leads.entries()) {
    const recipient = recipients.get(ids[index] ?? 0)
    if (recipient) renameLead(workspace, recipient, name)
  }
}

/** Replaces the name and the website of an AI client in all texts. */
function renameClient({ tables }: TandemWorkspace, client: ClientRow, name: string): void {
  const { clients, profiles, sequences, conversations, messages } = tables
  const website = `https://${name.toLowerCase().replaceAll(/[^a-z\d]+/g, '')}.com`
  const renamed = <Value>(value: Value): Value =>
    withText(client.url === '' ? value : withText(value, client.url, website), client.name, name)
  clients.patch(client.id, renamed(client))
  for (const profile of profiles.rows())
    if (profile.clientId === client.id && profile.company === client.name) profiles.patch(profile.id, { company: name })
  for (const sequence of sequences.by('clientId', client.id)) sequences.patch(sequence.id, renamed(sequence))
  for (const { id, clientId } of conversations.rows()) {
    if (clientId !== client.id) continue
    for (const message of messages.ordered('ofConversation', { group: id })) {
      const text = renamed(message.text)
      if (text !== message.text) messages.patch(message.id, { text })
    }
  }
}

function withText<Value>(value: Value, before: string, after: string): Value
function withText(value: unknown, before: string, after: string): unknown {
  if (typeof value === 'string') return value.replaceAll(before, after)
  if (Array.isArray(value)) return value.map((each) => withText(each, before, after))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withText(each, before, after)]))
}

/** Renames a lead, and replaces the first name in the messages. */
function renameLead({ tables }: TandemWorkspace, before: RecipientRow, name: string): void {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const changed = { ...before, firstName, lastName: rest.join(' ') }
  tables.recipients.patch(before.id, { ...changed, searchText: recipientSearchText(changed) })
  if (before.firstName.trim() === '') return
  for (const { id } of tables.conversations.by('recipientId', before.id)) {
    for (const message of tables.messages.ordered('ofConversation', { group: id })) {
      const text = message.text.replaceAll(before.firstName, firstName)
      if (text !== message.text) tables.messages.patch(message.id, { text })
    }
  }
}
