import { callStatuses } from '../views/directories.ts'
import { type CallRow } from '../rows/calls.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { type RecipientRow } from '../rows/people.ts'
import { scopeOf } from '../people/scope.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import {
  booleanFilter,
  clientFilterBy,
  directoryItems,
  hiddenFilter,
  profileFilterBy,
  selectFilter,
  sequenceFilterBy,
} from './items.ts'
import { type ListDefinition } from './listDefinition.ts'

const conversationOf = ({ conversationId }: CallRow, { tables }: TandemWorkspace): ConversationRow | undefined =>
  tables.conversations.get(conversationId)

function loadLead(row: CallRow, workspace: TandemWorkspace): RecipientRow | undefined {
  const conversation = conversationOf(row, workspace)
  return conversation && workspace.tables.recipients.get(conversation.recipientId)
}

const callsOf = (conversationId: number, { tables }: TandemWorkspace): number[] =>
  tables.calls.by('conversationId', conversationId).map((row) => row.id)

/** In ms, longer than the time between any two calls. Separates the sort keys of the groups in `callOrder`. */
const groupMs = 1e14

/** CALL-32: sorts calls in groups: first expired calls, then future calls, calls without a date, and closed calls. */
function callOrder({ status, date, dateCreated }: CallRow, now: number): number {
  if (date === null) return 2 * groupMs + now - dateCreated
  if (status !== 'scheduled') return 3 * groupMs + now - date
  return date < now ? now - date : groupMs + date - now
}

export const calls: ListDefinition<CallRow> = {
  dataType: 'calls',
  table: 'calls',
  reads: {
    conversations: ({ id }, workspace) => callsOf(id, workspace),
    recipients: ({ id }, workspace) =>
      workspace.tables.conversations.by('recipientId', id).flatMap((row) => callsOf(row.id, workspace)),
  },
  visibleTo: (workspace, viewer) => scopeOf(workspace, viewer).calls,
  order: { key: (row, { clock }) => callOrder(row, clock.now()), isDescending: false, isTimed: true },
  searchText: (row, workspace) => loadLead(row, workspace)?.searchText ?? '',
  columns: () => [
    {
      path: 'name',
      label: 'Name',
      template: 'link',
      bindings: { id: 'id' },
      sortBy: (row, workspace) => loadLead(row, workspace)?.searchText ?? null,
    },
    {
      path: 'status',
      label: 'Status',
      template: 'callStatus',
      sortBy: ({ status }) => callStatuses.findIndex(({ id }) => id === status),
    },
    { path: 'date', label: 'Date', template: 'date', bindings: { timeZone: 'timezone' }, sortBy: 'value' },
    { id: 'company', label: 'Company', collection: 'recipients', refPath: 'recipientId', field: 'company' },
    { id: 'client', label: 'AI client', collection: 'clients', refPath: 'clientId', field: 'name' },
    { id: 'sequence', label: 'Sequence', collection: 'sequences', refPath: 'sequenceId', field: 'name' },
    { id: 'profile', label: 'Profile', collection: 'profiles', refPath: 'profileId', field: 'name' },
    { path: 'reminders', label: 'Reminders', template: 'list' },
  ],
  filters: [
    selectFilter('status', 'Status', directoryItems(callStatuses), ({ status }) => [status]),
    {
      key: 'date',
      label: 'Booked',
      type: 'date_range',
      at: ({ date, dateBooked }) => (date === null ? null : dateBooked),
    },
    { key: 'callDate', label: 'Call date', type: 'date_range', at: ({ date }) => date },
    clientFilterBy((row, workspace) => conversationOf(row, workspace)?.clientId ?? null),
    sequenceFilterBy((row, workspace) => conversationOf(row, workspace)?.sequenceId ?? null),
    profileFilterBy((row, workspace) => conversationOf(row, workspace)?.profileId ?? null),
    {
      key: 'name',
      label: 'Name',
      type: 'search',
      text: (row, workspace) => loadLead(row, workspace)?.searchText ?? null,
    },
    booleanFilter(
      'isExpired',
      'Status expired',
      ({ status, date }, { clock }) => status === 'scheduled' && date !== null && date < clock.now(),
      { isTimed: true },
    ),
    hiddenFilter('conversationId', 'Conversation', ({ conversationId }) => [conversationId]),
  ],
}
