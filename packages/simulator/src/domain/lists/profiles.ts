import { folded } from '@tandem/contract'
import { type ProfileRow } from '../rows/people.ts'
import { profileAttributesOf } from '../people/profiles.ts'
import { scopeOf } from '../people/scope.ts'
import { booleanFilter, clientColumn, clientFilter, hiddenFilter, sequenceFilterBy, statusFilter } from './items.ts'
import { type ListColumn, type ListDefinition } from './listDefinition.ts'

export const profiles: ListDefinition<ProfileRow> = {
  dataType: 'profiles',
  table: 'profiles',
  reads: { clients: 'all', sequences: 'all', users: 'all' },
  visibleTo: (workspace, viewer) => scopeOf(workspace, viewer).profiles,
  order: { key: ({ id }) => id, isDescending: false },
  searchText: ({ name, company, title }) => folded(`${name}\n${company ?? ''}\n${title ?? ''}`),
  columns: (workspace, viewer) => [
    { path: 'name', label: 'Name', template: 'link', bindings: { id: 'key', href: 'url' }, sortBy: 'value' },
    {
      path: 'status',
      label: 'Status',
      template: 'profileStatus',
      bindings: { connected: 'connected', slotStatus: 'slotStatus' },
      sortBy: 'value',
    },
    { path: 'automationEnabled', label: 'Automation', template: 'running', sortBy: 'value' },
    clientColumn,
    {
      id: 'sequence',
      label: 'Sequence',
      collection: 'sequences',
      refPath: 'sequenceId',
      field: 'name',
      sortBy: ({ sequenceId }, { tables }) =>
        sequenceId === null ? null : (tables.sequences.get(sequenceId)?.name.toLowerCase() ?? null),
    },
    {
      path: 'connectionRequestsCount',
      label: 'Requests today',
      template: 'limit',
      bindings: { limit: 'connectionRequestsLimit' },
    },
    { path: 'activity.requestsThisWeek', label: 'This week', template: 'weekLimit' },
    {
      path: 'activity.messagesToday',
      label: 'Messages today',
      template: 'messagesUsed',
      bindings: { limit: 'messagesLimit' },
    },
    { path: 'activity.nextSlot', label: 'Next free slot', template: 'date' },
    { path: 'automationSchedule', label: 'Automation schedule', template: 'schedule' },
    { path: 'schedule', label: 'Account access', template: 'schedule', isHidden: true },
    { path: 'scheduleTimezone', label: 'Time zone', sortBy: ({ scheduleTimezone }) => scheduleTimezone },
    { path: 'cloudTime', label: 'Cloud time' },
    { path: 'stats.requestsCount', label: 'Requests sent' },
    { path: 'stats.requestsAcceptedCount', label: 'Accepted' },
    { path: 'stats.repliedCount', label: 'Answers' },
    { path: 'stats.callsCount', label: 'Calls' },
    ...profileAttributesOf(workspace, viewer).map(({ id, name }): ListColumn<ProfileRow> => ({
      path: `customAttributes.${id}`,
      label: name,
      sortBy: ({ customAttributes }) => customAttributes[id]?.toLowerCase() ?? null,
    })),
    { path: 'connectionRequestsLimit', label: 'Daily requests', isHidden: true, sortBy: 'value' },
    { path: 'messagesLimit', label: 'Daily messages', isHidden: true, sortBy: 'value' },
    { path: 'country', label: 'Country', template: 'country', isHidden: true, sortBy: 'value' },
    {
      path: 'subscriptionTitle',
      label: 'Plan',
      isHidden: true,
      sortBy: ({ subscriptionTitle }) => subscriptionTitle,
    },
    { path: 'dateAdded', label: 'Added', template: 'date', sortBy: 'value' },
  ],
  filters: [
    { key: 'name', label: 'Name', type: 'search', text: ({ name }) => name },
    clientFilter,
    sequenceFilterBy(({ sequenceId }) => sequenceId),
    statusFilter({ ok: 'Connected', error: 'Error', new: 'New' }),
    booleanFilter('connected', 'Connected', ({ connected }) => connected),
    booleanFilter('automationEnabled', 'Running', ({ automationEnabled }) => automationEnabled),
    {
      key: 'connectionRequestsLimit',
      label: 'Daily requests',
      type: 'number_range',
      start: 0,
      end: () => 100,
      value: ({ connectionRequestsLimit }) => connectionRequestsLimit,
    },
    { key: 'dateAdded', label: 'Added', type: 'date_range', at: ({ dateAdded }) => dateAdded },
    hiddenFilter('userId', 'Team member', ({ id, organizationId }, { tables }) =>
      tables.users
        .by('organizationId', organizationId)
        .filter(({ profileIds }) => profileIds.includes(id))
        .map((user) => user.id),
    ),
  ],
}
