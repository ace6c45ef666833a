import { rangeAtomOf } from './rangeInAddress.ts'

/** Name of the statistics' range in the address. It differs from the range of the list below the drawer. */
export const statsRangeName = 'stats'

export const statsRangeAtom = rangeAtomOf(statsRangeName)
