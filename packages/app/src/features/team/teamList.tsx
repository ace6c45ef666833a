import { StatusDot } from '@tandem/components'
import { hasProfilesTab, userFilters, userList } from '@tandem/contract'
import { cellText } from '../../shared/list/columns/cellValues.ts'
import { defineList } from '../../shared/list/defineList.ts'
import { teamMessages as texts } from './messages.ts'

export const memberStatusTones = { active: 'success', disabled: 'neutral' } as const

const expectedColumns = [
  { path: 'name', label: 'Name', template: 'link', isSortable: true },
  { path: 'email', label: 'Email', isSortable: true },
  { path: 'role', label: 'Role', template: 'role', isSortable: true },
  { path: 'status', label: 'Status', template: 'userStatus', isSortable: true },
  { path: 'profileIds', label: 'Profiles', template: 'list' },
]

/** The list of the team (TEAM-4). */
export const teamList = defineList(
  { dataType: 'users', rows: { userList }, filters: { userFilters } },
  {
    path: '/team',
    texts: texts.list,
    illustration: 'people',
    expectedColumns,
    rowLabel: ({ name }) => name,
    rowHref: ({ id }) => `/team/manage/${id}/general`,
    cells: {
      role: ({ base }) => ({ ...base, type: 'text', width: 130, getText: ({ role }) => texts.roles[role] }),
      userStatus: ({ base }) => ({
        ...base,
        type: 'custom',
        width: 130,
        getText: ({ status }) => (status in memberStatusTones ? texts.statuses[status] : ''),
        render: ({ status }) =>
          status in memberStatusTones ? (
            <StatusDot tone={memberStatusTones[status]} label={texts.statuses[status]} />
          ) : undefined,
      }),
      // Owners and managers can use all profiles.
      profileIds: ({ base, valueOf }) => ({
        ...base,
        type: 'list',
        getItems: (member) =>
          hasProfilesTab(member.role) ? [valueOf(member)].flat().map(cellText) : [texts.allProfiles],
      }),
    },
  },
)
