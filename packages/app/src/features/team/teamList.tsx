import { StatusDot } from '@tandem/components'
import { hasProfilesTab, userFilters, userList } from '@tandem/contract'
import { cellText } from '../../shared/lists/columns/cellValues.ts'
import { defineList } from '../../shared/lists/defineList.ts'
import { teamMessages as texts } from './messages.ts'

export const memberStatusTones = { active: 'success', disabled: 'danger' } as const

/** The list of the team. */
export const teamList = defineList(
  { dataType: 'users', rows: { userList }, filters: { userFilters } },
  {
    path: '/team',
    texts: texts.list,
    expectedColumns: texts.expectedColumns,
    rowLabel: ({ name }) => name,
    rowHref: ({ id }) => `/team/manage/${id}/general`,
    cells: {
      role: ({ base }) => ({ ...base, type: 'text', getText: ({ role }) => texts.roles[role] }),
      userStatus: ({ base }) => ({
        ...base,
        type: 'custom',
        getText: ({ status }) => texts.statuses[status],
        render: ({ status }) => <StatusDot tone={memberStatusTones[status]} label={texts.statuses[status]} />,
      }),
      // Owner and manager have all profiles (document 2, section 6).
      profileIds: ({ base, valueOf }) => ({
        ...base,
        type: 'list',
        getItems: (member) =>
          hasProfilesTab(member.role) ? [valueOf(member)].flat().map(cellText) : [texts.allProfiles],
      }),
    },
  },
)
