import { dashboardGet, pollingMs } from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { pollOnceLoaded } from '../../shared/api/queryClient.ts'
import { rangeAtomOf } from './rangeInAddress.ts'

/** The range's key in the address, which the inbox and the calls also read. */
export const rangeKey = 'date_range_date'

/** The dashboard's range of days. */
export const dashboardRangeAtom = rangeAtomOf(rangeKey)

/** The dashboard of the selected range. The earlier figures stay until the new figures have loaded. */
export const dashboardQueryAtom = operationQueryAtom(
  { dashboardGet },
  (get) => {
    const { start, end } = get(dashboardRangeAtom)
    return { query: { dateStart: start, dateEnd: end } }
  },
  () => ({ placeholderData: keepPreviousData, refetchInterval: pollOnceLoaded(pollingMs.dashboard) }),
)
