import { folded, seesWholeOrganization } from '@tandem/contract'
import { type UserRow } from '../rows/people.ts'
import { namedItems, profileItems, selectFilter, statusFilter } from './items.ts'
import { type ListDefinition } from './listDefinition.ts'

const roleNames = { org_owner: 'Owner', org_manager: 'Manager', org_member: 'Member' } as const

/** The users of an organization. A viewer with the role member gets a 403 instead of this list. */
export const users: ListDefinition<UserRow> = {
  dataType: 'users',
  table: 'users',
  reads: {},
  visibleTo:
    (_workspace, { organizationId, role }) =>
    (row) =>
      row.organizationId === organizationId && seesWholeOrganization(role),
  order: { key: ({ id }) => id, isDescending: false },
  searchText: ({ name, email }) => folded(`${name}\n${email}`),
  columns: () => [
    { path: 'name', label: 'Name', template: 'link', bindings: { id: 'id' }, sortBy: 'value' },
    { path: 'email', label: 'Email', sortBy: 'value' },
    { path: 'role', label: 'Role', template: 'role', sortBy: 'value' },
    { path: 'status', label: 'Status', template: 'userStatus', sortBy: 'value' },
    {
      path: 'profileIds',
      label: 'Profiles',
      template: 'list',
      collection: 'profiles',
      refPath: 'profileIds',
      field: 'name',
    },
  ],
  filters: [
    { key: 'name', label: 'Name', type: 'search', text: ({ name }) => name },
    selectFilter('role', 'Role', namedItems(roleNames), ({ role }) => [role]),
    statusFilter({ active: 'Active', disabled: 'Disabled' }),
    selectFilter('profileId', 'Profile', profileItems, ({ profileIds }) => profileIds),
  ],
}
