import { industries } from '../views/directories.ts'
import { type RecipientRow } from '../rows/people.ts'
import { scopeOf } from '../people/scope.ts'
import { type TandemWorld } from '../rows/world.ts'
import { sequenceItems, textItems } from './items.ts'
import { type ListColumn, type ListDefinition } from './listDefinition.ts'

const lower = (text: string | null): string | null => (text === null ? null : text.toLowerCase())

const plainColumns: readonly ListColumn<RecipientRow>[] = [
  {
    path: 'firstName',
    label: 'First name',
    template: 'link',
    bindings: { id: 'id' },
    sortBy: ({ firstName }) => lower(firstName),
  },
  { path: 'lastName', label: 'Last name', sortBy: ({ lastName }) => lower(lastName) },
  { path: 'title', label: 'Title', sortBy: ({ title }) => lower(title) },
  { path: 'company', label: 'Company', sortBy: ({ company }) => lower(company) },
  { path: 'industry', label: 'Industry', sortBy: ({ industry }) => lower(industry) },
  { path: 'location', label: 'Location', sortBy: ({ location }) => lower(location) },
  { path: 'url', label: 'Profile', template: 'link', bindings: { href: 'url' } },
  { path: 'lastContact', label: 'Last contact', template: 'date', sortBy: ({ lastContact }) => lastContact },
  { path: 'dateAdded', label: 'Added', template: 'date', sortBy: ({ dateAdded }) => dateAdded },
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
        sortBy: ({ customAttributes }) => lower(customAttributes[id] ?? null),
      }
    }),
  ],
  filters: [
    { key: 'name', label: 'Name', type: 'search', text: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { key: 'company', label: 'Company', type: 'search', text: ({ company }) => company },
    { key: 'title', label: 'Title', type: 'search', text: ({ title }) => title },
    { key: 'location', label: 'Location', type: 'search', text: ({ location }) => location },
    {
      key: 'industry',
      label: 'Industry',
      type: 'select',
      items: textItems(industries),
      values: ({ industry }) => [industry],
    },
    {
      key: 'sequenceId',
      label: 'Sequence',
      type: 'select',
      items: sequenceItems,
      values: (row, world) => [enrolmentOf(row, world)?.sequenceId ?? null],
    },
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
