import { rangeAtomOf } from './rangeInAddress.ts'

/** The list behind the drawer has another key. */
export const statsRangeKey = 'date_range_stats'

export const statsRangeAtom = rangeAtomOf(statsRangeKey)
