import { folded, sequenceAutomation } from '@tandem/contract'
import { unchecked } from '../../core/unchecked.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { scopeOf } from '../people/scope.ts'
import { sequenceAggregate } from '../stats/aggregate.ts'
import {
  booleanFilter,
  clientColumn,
  clientFilter,
  hiddenFilter,
  namedItems,
  selectFilter,
  statusFilter,
} from './items.ts'
import { type ListColumn, type ListDefinition } from './listDefinition.ts'

const dayMs = (date: string | null): number | null => (date === null ? null : Date.parse(`${date}T00:00:00Z`))

const statsLabels = {
  requestsCount: 'Requests sent',
  requestsAcceptedCount: 'Accepted',
  repliedCount: 'Answers',
  interestedCount: 'Interested',
  callsCount: 'Calls',
} as const

/** SEQ-90: the sums over all days. */
const statsColumns = unchecked<(keyof typeof statsLabels)[]>(Object.keys(statsLabels)).map(
  (count): ListColumn<SequenceRow> => ({
    path: `stats.${count}`,
    label: statsLabels[count],
    sortBy: (row, workspace) => sequenceAggregate(workspace, row)[count],
  }),
)

export const sequences: ListDefinition<SequenceRow> = {
  dataType: 'sequences',
  table: 'sequences',
  reads: {
    clients: 'all',
    profiles: 'all',
    enrolments: ({ sequenceId }) => [sequenceId],
    dayStats: ({ sequenceId }) => [sequenceId],
  },
  visibleTo: (workspace, viewer) => scopeOf(workspace, viewer).sequences,
  order: { key: ({ dateCreated }) => dateCreated, isDescending: true },
  searchText: ({ name, clientId }, { tables }) => folded(`${name}\n${tables.clients.get(clientId)?.name ?? ''}`),
  columns: () => [
    { path: 'name', label: 'Name', template: 'link', bindings: { id: 'id' }, sortBy: 'value' },
    { path: 'status', label: 'Status', template: 'status', sortBy: 'value' },
    {
      path: 'recipientsCount',
      label: 'Recipients',
      sortBy: ({ id }, { tables }) => tables.enrolments.countBy('sequenceId', id),
    },
    ...statsColumns,
    {
      path: 'profilesCount',
      label: 'Profiles',
      sortBy: ({ id }, { tables }) => tables.profiles.countBy('sequenceId', id),
    },
    { path: 'responses', label: 'AI replies' },
    clientColumn,
    { path: 'startDate', label: 'Start date', sortBy: 'value' },
    { path: 'type', label: 'Type', template: 'sequenceType', sortBy: 'value' },
    { path: 'schedule', label: 'Schedule', template: 'schedule', isHidden: true },
    {
      path: 'scheduleTimezone',
      label: 'Time zone',
      isHidden: true,
      sortBy: ({ scheduleTimezone }) => scheduleTimezone,
    },
    {
      path: 'calendlyEvent',
      label: 'Calendar event',
      isHidden: true,
      sortBy: ({ calendlyEvent }) => calendlyEvent,
    },
  ],
  filters: [
    { key: 'name', label: 'Name', type: 'search', text: ({ name }) => name },
    statusFilter({ active: 'Active', paused: 'Paused', archived: 'Archived' }),
    clientFilter,
    selectFilter('type', 'Type', namedItems({ cloud: 'Outreach', reEngagement: 'Re-engagement' }), ({ type }) => [
      type,
    ]),
    { key: 'startDate', label: 'Start date', type: 'date_range', at: ({ startDate }) => dayMs(startDate) },
    {
      key: 'recipientsCount',
      label: 'Recipients',
      type: 'number_range',
      start: 0,
      end: ({ tables }) => Math.max(100, ...tables.enrolments.groups('sequenceId').values()),
      value: ({ id }, { tables }) => tables.enrolments.countBy('sequenceId', id),
    },
    booleanFilter('hasFollowUps', 'AI follow-ups on', (row) => sequenceAutomation(row).followUps),
    hiddenFilter('recipientId', 'Recipient', ({ id }, { tables }) =>
      tables.enrolments.by('sequenceId', id).map(({ recipientId }) => recipientId),
    ),
    hiddenFilter('profileId', 'Profile', ({ id }, { tables }) =>
      tables.profiles.by('sequenceId', id).map((profile) => profile.id),
    ),
  ],
}
