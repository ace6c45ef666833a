import { rangeAtomOf } from './rangeInAddress.ts'

/** Key of the statistics' range in the address. It differs from the range of the list below the drawer. */
export const statsRangeKey = 'date_range_stats'

export const statsRangeAtom = rangeAtomOf(statsRangeKey)
