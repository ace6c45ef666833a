import { pageSize } from '@tandem/contract'
import { filterCategories } from '../views/directories.ts'
import { hasFailedMessage, isCallExpired, isFollowUpDue } from '../messaging/tasks.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { scopeOf } from '../people/scope.ts'
import { clientFilter, directoryItems, hiddenFilter, profileFilterBy, selectFilter, sequenceFilterBy } from './items.ts'
import { type ListDefinition } from './listDefinition.ts'

export const conversations: ListDefinition<ConversationRow> = {
  dataType: 'conversations',
  table: 'conversations',
  reads: {
    recipients: ({ id }, { tables }) => tables.conversations.by('recipientId', id).map((row) => row.id),
    calls: ({ conversationId }) => [conversationId],
  },
  visibleTo: (world, viewer) => scopeOf(world, viewer).conversations,
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
      sortBy: ({ category }) => category,
    },
    { id: 'lastMessage', label: 'Last message', collection: 'messages', refPath: 'lastMessageId', field: 'text' },
    { id: 'profile', label: 'Profile', collection: 'profiles', refPath: 'profileId', field: 'name' },
    { id: 'sequence', label: 'Sequence', collection: 'sequences', refPath: 'sequenceId', field: 'name' },
    { path: 'unreadMessagesCount', label: 'Unread', sortBy: ({ unreadMessagesCount }) => unreadMessagesCount },
    {
      path: 'dateLastActivity',
      label: 'Last activity',
      template: 'date',
      sortBy: ({ dateLastActivity }) => dateLastActivity,
    },
  ],
  filters: [
    selectFilter('category', 'Category', directoryItems(filterCategories), ({ category }) => [category]),
    sequenceFilterBy(({ sequenceId }) => sequenceId),
    clientFilter,
    profileFilterBy(({ profileId }) => profileId),
    { key: 'date', label: 'Last activity', type: 'date_range', at: ({ dateLastActivity }) => dateLastActivity },
    {
      key: 'recipient',
      label: 'Recipient',
      type: 'search',
      text: ({ recipientId }, { tables }) => tables.recipients.get(recipientId)?.searchText ?? null,
    },
    { key: 'unread', label: 'Unread', type: 'boolean', is: ({ unreadMessagesCount }) => unreadMessagesCount > 0 },
    {
      key: 'needsAnswer',
      label: 'Waiting for an answer',
      type: 'boolean',
      is: ({ waitingSince }) => waitingSince !== null,
    },
    {
      key: 'hasCall',
      label: 'Has a call',
      type: 'boolean',
      is: ({ id }, { tables }) => tables.calls.countBy('conversationId', id) > 0,
    },
    {
      key: 'followUpDue',
      label: 'Follow-up due',
      isTimed: true,
      type: 'boolean',
      is: isFollowUpDue,
    },
    {
      key: 'callExpired',
      label: 'Call status expired',
      isTimed: true,
      type: 'boolean',
      is: ({ id }, world) => world.tables.calls.by('conversationId', id).some((call) => isCallExpired(call, world)),
    },
    {
      key: 'hasFailed',
      label: 'Message not sent',
      // It changes with the sending of a message, not with the conversation.
      isTimed: true,
      type: 'boolean',
      is: ({ id }, world) => hasFailedMessage(world, id),
    },
    {
      key: 'automationEnabled',
      label: 'Automation',
      type: 'boolean',
      is: ({ automationEnabled }) => automationEnabled,
    },
    {
      key: 'hasIncoming',
      label: 'Has answers',
      isHidden: true,
      type: 'boolean',
      is: ({ incomingCount }) => incomingCount > 0,
    },
    {
      key: 'hasFollowups',
      label: 'Has follow-ups',
      isHidden: true,
      type: 'boolean',
      is: ({ followUpsCount }) => followUpsCount > 0,
    },
    hiddenFilter('recipientId', 'Recipient', ({ recipientId }) => [recipientId]),
  ],
}
