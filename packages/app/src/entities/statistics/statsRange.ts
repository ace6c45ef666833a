import { rangeAtomOf } from './rangeInAddress.ts'

/** Key of the statistics' range in the address. The list behind the drawer has another key for its range. */
export const statsRangeKey = 'date_range_stats'

export const statsRangeAtom = rangeAtomOf(statsRangeKey)
