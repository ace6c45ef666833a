import { rangeAtomOf } from './rangeInAddress.ts'

/** The key of a drawer's range in the address. The list behind the drawer has another key for its own range. */
export const statsRangeKey = 'date_range_stats'

export const statsRangeAtom = rangeAtomOf(statsRangeKey)
