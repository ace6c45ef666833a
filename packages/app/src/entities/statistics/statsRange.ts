import { rangeAtomOf } from './rangeInAddress.ts'

/** The range's key in the address. The list behind the drawer has another key for its range in the same address. */
export const statsRangeKey = 'date_range_stats'

export const statsRangeAtom = rangeAtomOf(statsRangeKey)
