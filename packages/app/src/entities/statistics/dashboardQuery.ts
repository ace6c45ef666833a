import { dashboardGet, pollingMs } from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { pollOnceLoaded } from '../../shared/api/queryClient.ts'
import { rangeAtomOf } from './rangeInAddress.ts'

/** The inbox and the calls also read this key. */
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
