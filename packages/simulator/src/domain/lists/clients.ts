import { folded, targetSizes } from '@tandem/contract'
import { industries } from '../views/directories.ts'
import { type ClientRow } from '../rows/people.ts'
import { scopeOf } from '../people/scope.ts'
import { selectFilter, statusFilter, textItems } from './items.ts'
import { type ListDefinition } from './listDefinition.ts'

export const clients: ListDefinition<ClientRow> = {
  dataType: 'clients',
  table: 'clients',
  reads: {},
  visibleTo: (workspace, viewer) => scopeOf(workspace, viewer).clients,
  order: { key: ({ id }) => id, isDescending: false },
  searchText: ({ name, contactPerson, url }) => folded(`${name}\n${contactPerson.name ?? ''}\n${url}`),
  columns: () => [
    { path: 'name', label: 'Name', template: 'link', bindings: { id: 'id' }, sortBy: 'value' },
    { path: 'status', label: 'Status', template: 'status', sortBy: 'value' },
    {
      path: 'contactPerson.name',
      label: 'Contact person',
      sortBy: ({ contactPerson }) => contactPerson.name?.toLowerCase() ?? null,
    },
    { path: 'url', label: 'Website', template: 'link', bindings: { href: 'url' }, sortBy: ({ url }) => url },
    { path: 'targetLocation', label: 'Target location', sortBy: 'value' },
    { path: 'targetIndustries', label: 'Target industries', template: 'list' },
    { path: 'targetSizes', label: 'Target sizes', template: 'list' },
  ],
  filters: [
    { key: 'name', label: 'Name', type: 'search', text: ({ name }) => name },
    statusFilter({ active: 'Active', archived: 'Archived' }),
    selectFilter(
      'targetIndustries',
      'Target industries',
      textItems(industries),
      ({ targetIndustries }) => targetIndustries,
    ),
    selectFilter('targetSizes', 'Target sizes', textItems(targetSizes), (row) => row.targetSizes),
  ],
}
