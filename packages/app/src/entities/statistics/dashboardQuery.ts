import { dashboardGet, pollingMs } from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { pollOnceLoaded } from '../../shared/api/queryClient.ts'
import { rangeAtomOf } from './rangeInAddress.ts'

/** The range's key in the address. The inbox and the list of calls use the same key. */
export const rangeKey = 'date_range_date'

export const dashboardRangeAtom = rangeAtomOf(rangeKey)

export const dashboardQueryAtom = operationQueryAtom(
  { dashboardGet },
  (get) => {
    const { start, end } = get(dashboardRangeAtom)
    return { query: { dateStart: start, dateEnd: end } }
  },
  () => ({ placeholderData: keepPreviousData, refetchInterval: pollOnceLoaded(pollingMs.dashboard) }),
)
