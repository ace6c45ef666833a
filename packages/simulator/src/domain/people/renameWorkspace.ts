import { type RecipientRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { userOf } from './accounts.ts'
import { recipientSearchText } from './recipientSearchText.ts'

/** Names for a demo. Omitted names do not change. */
export interface WorkspaceNames {
  /** Name of the first AI client, also in its texts and messages. */
  readonly company?: string | undefined
  /** Name of the demo's signed-in user. */
  readonly user?: string | undefined
  /** Names of the leads with the latest messages, the latest first. */
  readonly leads?: readonly string[] | undefined
}

/** SIM-26: gives the workspace names that the presenter chose. */
export function renameWorkspace(
  workspace: TandemWorkspace,
  { company, user, leads = [] }: WorkspaceNames,
  userEmail: string,
): void {
  const { users, conversations, recipients } = workspace.tables
  if (company !== undefined) renameClient(workspace, company)
  const account = userOf(workspace, userEmail)
  if (account && user !== undefined) users.patch(account.id, { name: user })
  if (leads.length === 0) return
  const latest = [...conversations.rows()]
    .filter(({ incomingCount }) => incomingCount > 0)
    .toSorted((one, other) => other.dateLastActivity - one.dateLastActivity || other.id - one.id)
  const ids = [...new Set(latest.map(({ recipientId }) => recipientId))]
  for (const [index, name] of leads.entries()) {
    const recipient = recipients.get(ids[index] ?? 0)
    if (recipient) renameLead(workspace, recipient, name)
  }
}

/** Renames the first AI client in all its texts. */
function renameClient({ tables }: TandemWorkspace, name: string): void {
  const { clients, sequences, conversations, messages } = tables
  const [client] = clients.page({ order: 'byId', limit: 1 })
  if (!client) return
  const renamed = <Value>(value: Value): Value => withText(value, client.name, name)
  clients.patch(client.id, renamed(client))
  for (const sequence of sequences.by('clientId', client.id)) sequences.patch(sequence.id, renamed(sequence))
  for (const { id, clientId } of conversations.rows()) {
    if (clientId !== client.id) continue
    for (const message of messages.ordered('ofConversation', { group: id })) {
      const text = renamed(message.text)
      if (text !== message.text) messages.patch(message.id, { text })
    }
  }
}

/** Replaces a text in all texts inside a value. */
function withText<Value>(value: Value, before: string, after: string): Value
function withText(value: unknown, before: string, after: string): unknown {
  if (typeof value === 'string') return value.replaceAll(before, after)
  if (Array.isArray(value)) return value.map((each) => withText(each, before, after))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withText(each, before, after)]))
}

/** Renames a lead, also in messages that greet them. */
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
