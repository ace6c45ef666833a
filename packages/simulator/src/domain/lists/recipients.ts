import { industries } from '../views/directories.ts'
import { type RecipientRow } from '../rows/people.ts'
import { nextStepOrder } from '../campaign/forecast/nextStepOrder.ts'
import { scopeOf } from '../people/scope.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { booleanFilter, namedItems, selectFilter, sequenceFilterBy, textItems } from './items.ts'
import { type ListColumn, type ListDefinition } from './listDefinition.ts'

/** RECIP-27: all columns except for custom attributes. Columns with `isHidden` do not show by default. */
const plainColumns: readonly ListColumn<RecipientRow>[] = [
  {
    path: 'name',
    label: 'Name',
    template: 'person',
    bindings: { firstName: 'firstName', lastName: 'lastName' },
    sortBy: ({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase(),
  },
  { path: 'company', label: 'Company', sortBy: 'value' },
  {
    id: 'sequence',
    label: 'Sequence',
    template: 'sequence',
    collection: 'sequences',
    refPath: 'sequenceId',
    field: 'name',
  },
  {
    id: 'category',
    label: 'Category',
    template: 'category',
    collection: 'conversations',
    refPath: 'lastConversationId',
    field: 'category',
  },
  { path: 'lastContact', label: 'Last contact', template: 'date', sortBy: 'value' },
  { path: 'title', label: 'Title', sortBy: 'value' },
  { path: 'location', label: 'Location', sortBy: 'value' },
  { path: 'firstName', label: 'First name', template: 'link', bindings: { id: 'id' }, isHidden: true, sortBy: 'value' },
  { path: 'lastName', label: 'Last name', isHidden: true, sortBy: 'value' },
  { path: 'industry', label: 'Industry', isHidden: true, sortBy: 'value' },
  { path: 'url', label: 'Profile', template: 'link', bindings: { href: 'url' }, isHidden: true },
  { path: 'dateAdded', label: 'Added', template: 'date', isHidden: true, sortBy: 'value' },
]

function enrolmentOf({ id }: RecipientRow, { tables }: TandemWorkspace) {
  return tables.enrolments.by('recipientId', id)[0]
}

export const recipients: ListDefinition<RecipientRow> = {
  dataType: 'recipients',
  table: 'recipients',
  reads: { enrolments: ({ recipientId }) => [recipientId] },
  visibleTo: (workspace, viewer) => scopeOf(workspace, viewer).recipients,
  order: { key: ({ lastContact }) => lastContact ?? 0, isDescending: true },
  orderWithin: (workspace, values) => {
    const [sequenceId, ...others] = values.get('sequenceId') ?? []
    if (sequenceId === undefined || others.length > 0) return undefined
    const places = nextStepOrder(workspace, Number(sequenceId))
    const { recipients: people } = workspace.tables
    return {
      rows: [...places.keys()].flatMap((id) => people.get(id) ?? []),
      key: ({ id }) => places.get(id) ?? 0,
    }
  },
  searchText: ({ searchText }) => searchText,
  columns: ({ tables }, { organizationId }) => [
    ...plainColumns,
    ...tables.customAttributes.by('organizationId', organizationId).map(({ id, name }): ListColumn<RecipientRow> => ({
      path: `customAttributes.${id}`,
      label: name,
      template: 'customAttribute',
      isHidden: true,
      sortBy: ({ customAttributes }) => customAttributes[id]?.toLowerCase() ?? null,
    })),
  ],
  filters: [
    { key: 'name', label: 'Name', type: 'search', text: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { key: 'company', label: 'Company', type: 'search', text: ({ company }) => company },
    { key: 'title', label: 'Title', type: 'search', text: ({ title }) => title },
    { key: 'location', label: 'Location', type: 'search', text: ({ location }) => location },
    selectFilter('industry', 'Industry', textItems(industries), ({ industry }) => [industry]),
    sequenceFilterBy((row, workspace) => enrolmentOf(row, workspace)?.sequenceId ?? null),
    booleanFilter('inSequence', 'In a sequence', (row, workspace) => enrolmentOf(row, workspace) !== undefined),
    selectFilter(
      'status',
      'Sequence status',
      namedItems({ new: 'New', approved: 'Approved', sent: 'Sent' }),
      (row, workspace) => [enrolmentOf(row, workspace)?.status ?? null],
    ),
    booleanFilter('isContacted', 'Contacted', ({ lastContact }) => lastContact !== null),
    {
      key: 'dateRequested',
      label: 'Request sent',
      type: 'date_range',
      at: (row, workspace) => enrolmentOf(row, workspace)?.dateRequested ?? null,
    },
    { key: 'lastContact', label: 'Last contact', type: 'date_range', at: ({ lastContact }) => lastContact },
    { key: 'dateAdded', label: 'Added', type: 'date_range', at: ({ dateAdded }) => dateAdded },
  ],
  ownFilters: ({ tables }, { organizationId }) =>
    tables.customAttributes.by('organizationId', organizationId).map(({ id, name }) => ({
      key: `customAttributes.${id}`,
      label: name,
      type: 'search',
      text: ({ customAttributes }) => customAttributes[id] ?? null,
    })),
}
