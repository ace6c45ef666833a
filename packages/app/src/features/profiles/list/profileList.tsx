import { InitialsAvatar } from '@tandem/components'
import {
  firstMomentOf,
  type Profile,
  profileFilters,
  profileList as profileListOperation,
  profileStatsWindow,
} from '@tandem/contract'
import { viewerZone } from '../../../shared/time/clock.ts'
import { type CellRenderer } from '../../../shared/list/columns/listCell.ts'
import { defineList } from '../../../shared/list/defineList.ts'
import { todayAtom } from '../../../shared/time/today.ts'
import { countryCell, messagesCell, requestsCell, runningCell, statusCell, weekCell } from './cells.tsx'
import { profileRowActions } from './profileRowActions.ts'
import { profileListMessages as texts } from '../../../entities/profile/messages.ts'

const nameCell: CellRenderer<Profile> = ({ base, rowHrefOf }) => ({
  ...base,
  type: 'link',
  width: 200,
  getText: ({ name }) => name,
  getHref: (profile) => rowHrefOf?.(profile),
  renderMedia: ({ name, slotStatus }) => <InitialsAvatar name={slotStatus === 'empty' ? '' : name} size={24} />,
})

const expectedColumns = [
  { path: 'name', label: 'Name', template: 'link', isSortable: true },
  { path: 'status', label: 'Status', template: 'profileStatus', isSortable: true },
  { path: 'automationEnabled', label: 'Automation', template: 'running', isSortable: true },
  { id: 'client', label: 'AI client' },
  { id: 'sequence', label: 'Sequence' },
  { path: 'connectionRequestsCount', label: 'Requests today', template: 'limit' },
  { path: 'activity.requestsThisWeek', label: 'This week', template: 'weekLimit' },
  { path: 'activity.messagesToday', label: 'Messages today', template: 'messagesUsed' },
  { path: 'activity.nextSlot', label: 'Next free slot', template: 'date' },
  { path: 'automationSchedule', label: 'Automation schedule', template: 'schedule' },
  { path: 'scheduleTimezone', label: 'Time zone', isSortable: true },
  { path: 'cloudTime', label: 'Cloud time' },
  { path: 'stats.requestsCount', label: 'Requests sent' },
  { path: 'stats.requestsAcceptedCount', label: 'Accepted' },
  { path: 'stats.repliedCount', label: 'Answers' },
  { path: 'stats.callsCount', label: 'Calls' },
  { path: 'dateAdded', label: 'Added', template: 'date', isSortable: true },
]

/** The list of profiles and slots (PROF-1 to PROF-9). */
export const profileList = defineList(
  { dataType: 'profiles', rows: { profileList: profileListOperation }, filters: { profileFilters } },
  {
    path: '/profiles',
    texts: texts.list,
    illustration: 'profile',
    expectedColumns,
    rowLabel: ({ name }) => name,
    rowHref: ({ id }) => `/profiles/manage/${id}`,
    rowActions: profileRowActions,
    fixedQuery: (get) => {
      const { start, end } = profileStatsWindow(firstMomentOf(get(todayAtom), viewerZone), viewerZone)
      return { statsPeriodStart: new Date(start).toISOString(), statsPeriodEnd: new Date(end).toISOString() }
    },
    cells: {
      name: nameCell,
      profileStatus: statusCell,
      running: runningCell,
      limit: requestsCell,
      weekLimit: weekCell,
      messagesUsed: messagesCell,
      country: countryCell,
    },
  },
)
