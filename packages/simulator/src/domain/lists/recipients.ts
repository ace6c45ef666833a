import { industries } from '../views/directories.ts'
import { type RecipientRow } from '../rows/people.ts'
import { scopeOf } from '../people/scope.ts'
import { type TandemWorld } from '../rows/world.ts'
import { selectFilter, sequenceFilterBy, textItems } from './items.ts'
import { type ListColumn, type ListDefinition } from './listDefinition.ts'

const lower = (text: string | null): string | null => (text === null ? null : text.toLowerCase())

/** RECIP-27: who it is, and how far the outreach is. The rest is hidden until it is switched on. */
const plainColumns: readonly ListColumn<RecipientRow>[] = [
  {
    path: 'name',
    label: 'Name',
    template: 'person',
    bindings: { firstName: 'firstName', lastName: 'lastName' },
    sortBy: ({ firstName, lastName }) => lower(`${firstName} ${lastName}`),
  },
  { path: 'company', label: 'Company', sortBy: ({ company }) => lower(company) },
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
  { path: 'lastContact', label: 'Last contact', template: 'date', sortBy: ({ lastContact }) => lastContact },
  { path: 'title', label: 'Title', sortBy: ({ title }) => lower(title) },
  { path: 'location', label: 'Location', sortBy: ({ location }) => lower(location) },
  {
    path: 'firstName',
    label: 'First name',
    template: 'link',
    bindings: { id: 'id' },
    isHidden: true,
    sortBy: ({ firstName }) => lower(firstName),
  },
  { path: 'lastName', label: 'Last name', isHidden: true, sortBy: ({ lastName }) => lower(lastName) },
  { path: 'industry', label: 'Industry', isHidden: true, sortBy: ({ industry }) => lower(industry) },
  { path: 'url', label: 'Profile', template: 'link', bindings: { href: 'url' }, isHidden: true },
  { path: 'dateAdded', label: 'Added', template: 'date', isHidden: true, sortBy: ({ dateAdded }) => dateAdded },
]

function enrolmentOf({ id }: RecipientRow, { tables }: TandemWorld) {
  return tables.enrolments.by('recipientId', id)[0]
}

export const recipients: ListDefinition<RecipientRow> = {
  dataType: 'recipients',
  table: 'recipients',
  reads: { enrolments: ({ recipientId }) => [recipientId] },
  visibleTo: (world, viewer) => scopeOf(world, viewer).recipients,
  order: { key: ({ id }) => id, isDescending: true },
  searchText: ({ searchText }) => searchText,
  columns: ({ tables }, { organizationId }) => [
    ...plainColumns,
    ...tables.customAttributes.by('organizationId', organizationId).map(({ id, name }): ListColumn<RecipientRow> => {
      const path = `customAttributes.${id}`
      return {
        path,
        label: name,
        template: 'customAttribute',
        isHidden: true,
        sortBy: ({ customAttributes }) => lower(customAttributes[id] ?? null),
      }
    }),
  ],
  filters: [
    { key: 'name', label: 'Name', type: 'search', text: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { key: 'company', label: 'Company', type: 'search', text: ({ company }) => company },
    { key: 'title', label: 'Title', type: 'search', text: ({ title }) => title },
    { key: 'location', label: 'Location', type: 'search', text: ({ location }) => location },
    selectFilter('industry', 'Industry', textItems(industries), ({ industry }) => [industry]),
    sequenceFilterBy((row, world) => enrolmentOf(row, world)?.sequenceId ?? null),
    {
      key: 'status',
      label: 'Sequence status',
      type: 'select',
      items: () => [
        { text: 'New', value: 'new' },
        { text: 'Approved', value: 'approved' },
        { text: 'Sent', value: 'sent' },
      ],
      values: (row, world) => [enrolmentOf(row, world)?.status ?? null],
    },
    { key: 'isContacted', label: 'Contacted', type: 'boolean', is: ({ lastContact }) => lastContact !== null },
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
