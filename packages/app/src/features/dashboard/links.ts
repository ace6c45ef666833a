import { type DayRange, dateRangeText } from '@tandem/contract'
import { rangeKey } from '../../entities/statistics/dashboardQuery.ts'

type Query = Readonly<Record<string, string>>

const address = (path: string, query: Query): string => `${path}?${new URLSearchParams(query)}`
const dates = (range: DayRange): Query => ({ [rangeKey]: dateRangeText(range) })

/** Links of the dashboard. The links to the inbox and to the calls contain filters (DASH-13, DASH-14). */
export const links = {
  createSequence: '/sequences/create',
  /** The links contain no dates, because the queues always show the tasks of today (DASH-36). */
  tasks: {
    interested: '/messages?queue=interested',
    objections: '/messages?queue=objections',
    followUps: '/messages?queue=followUps',
    calls: '/messages?queue=calls',
    failed: '/messages?queue=failed',
  },
  objections: (range: DayRange) =>
    address('/messages', { hasIncoming: 'true', select_category: 'objection', ...dates(range) }),
  followUps: (range: DayRange) => address('/messages', { hasIncoming: 'true', hasFollowups: 'true', ...dates(range) }),
  calls: (range: DayRange) => address('/calls', dates(range)),
  sequence: {
    objections: (id: number) => `/sequences/manage/${id}/responseManager/objections`,
    followUps: (id: number) => `/sequences/manage/${id}/followUps`,
    interested: (id: number) => `/sequences/manage/${id}/responseManager/interested`,
  },
} as const
