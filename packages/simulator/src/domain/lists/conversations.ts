import { pageSize } from '@tandem/contract'
import { filterCategories } from '../views/directories.ts'
import { sentMessages } from '../conversations/conversations.ts'
import { handlerOf } from '../conversations/threads.ts'
import { hasFailedMessage, isCallExpired, isFollowUpDue } from '../messaging/tasks.ts'
import { type ConversationRow, type MessageRow } from '../rows/messaging.ts'
import { scopeOf } from '../people/scope.ts'
import {
  booleanFilter,
  clientFilter,
  directoryItems,
  hiddenFilter,
  namedItems,
  profileFilterBy,
  selectFilter,
  sequenceFilterBy,
} from './items.ts'
import { type ListDefinition } from './listDefinition.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

const lastOf = (workspace: TandemWorkspace, row: ConversationRow, is: (message: MessageRow) => unknown) =>
  sentMessages(workspace, row).find((message) => is(message))

export const conversations: ListDefinition<ConversationRow> = {
  dataType: 'conversations',
  table: 'conversations',
  reads: {
    recipients: ({ id }, { tables }) => tables.conversations.by('recipientId', id).map((row) => row.id),
    calls: ({ conversationId }) => [conversationId],
  },
  visibleTo: (workspace, viewer) => scopeOf(workspace, viewer).conversations,
  pageSize: pageSize.conversations,
  refusesStaleCursors: true,
  order: { key: ({ dateLastActivity }) => dateLastActivity, isDescending: true },
  searchText: ({ recipientId }, { tables }) => tables.recipients.get(recipientId)?.searchText ?? '',
  columns: () => [
    { id: 'recipient', label: 'Recipient', collection: 'recipients', refPath: 'recipientId', field: 'firstName' },
    {
      id: 'category',
      path: 'category',
      label: 'Category',
      template: 'category',
      collection: 'categories',
      refPath: 'category',
      field: 'name',
      sortBy: 'value',
    },
    { id: 'lastMessage', label: 'Last message', collection: 'messages', refPath: 'lastMessageId', field: 'text' },
    { id: 'profile', label: 'Profile', collection: 'profiles', refPath: 'profileId', field: 'name' },
    { id: 'sequence', label: 'Sequence', collection: 'sequences', refPath: 'sequenceId', field: 'name' },
    { path: 'unreadMessagesCount', label: 'Unread', sortBy: 'value' },
    { path: 'dateLastActivity', label: 'Last activity', template: 'date', sortBy: 'value' },
  ],
  filters: [
    selectFilter('category', 'Category', directoryItems(filterCategories), ({ category }) => [category]),
    sequenceFilterBy(({ sequenceId }) => sequenceId),
    clientFilter,
    profileFilterBy(({ profileId }) => profileId),
    { key: 'date', label: 'Last activity', type: 'date_range', at: ({ dateLastActivity }) => dateLastActivity },
    {
      key: 'dateReplied',
      label: 'Last reply',
      type: 'date_range',
      at: (row, workspace) => lastOf(workspace, row, ({ type }) => type === 'incoming')?.timestamp ?? null,
    },
    {
      key: 'dateHandled',
      label: 'Handled on',
      type: 'date_range',
      at: (row, workspace) => lastOf(workspace, row, handlerOf)?.timestamp ?? null,
    },
    selectFilter('handledBy', 'Handled by', namedItems({ ai: 'AI', people: 'People' }), (row, workspace) => {
      const message = lastOf(workspace, row, handlerOf)
      return [message ? (handlerOf(message) ?? null) : null]
    }),
    {
      key: 'recipient',
      label: 'Recipient',
      type: 'search',
      text: ({ recipientId }, { tables }) => tables.recipients.get(recipientId)?.searchText ?? null,
    },
    booleanFilter('unread', 'Unread', ({ unreadMessagesCount }) => unreadMessagesCount > 0),
    booleanFilter('needsAnswer', 'Waiting for an answer', ({ waitingSince }) => waitingSince !== null),
    booleanFilter('hasCall', 'Has a call', ({ id }, { tables }) => tables.calls.countBy('conversationId', id) > 0),
    booleanFilter('followUpDue', 'Follow-up due', isFollowUpDue, { isTimed: true }),
    booleanFilter(
      'callExpired',
      'Call status expired',
      ({ id }, workspace) =>
        workspace.tables.calls.by('conversationId', id).some((call) => isCallExpired(call, workspace)),
      { isTimed: true },
    ),
    // The filter reads the tables of unsent messages, which are not in `reads`. `isTimed` prevents caching, because a
    // write to these tables would not update the cached list.
    booleanFilter('hasFailed', 'Message not sent', ({ id }, workspace) => hasFailedMessage(workspace, id), {
      isTimed: true,
    }),
    booleanFilter('automationEnabled', 'Automation', ({ automationEnabled }) => automationEnabled),
    booleanFilter('hasIncoming', 'Has answers', ({ incomingCount }) => incomingCount > 0, { isHidden: true }),
    booleanFilter('hasFollowups', 'Has follow-ups', ({ followUpsCount }) => followUpsCount > 0, { isHidden: true }),
    hiddenFilter('recipientId', 'Recipient', ({ recipientId }) => [recipientId]),
  ],
}
