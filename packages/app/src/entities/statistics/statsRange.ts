import { rangeAtomOf } from './rangeInAddress.ts'

/** Name of the statistics' range in the address; another one than those of the list below the drawer. */
export const statsRangeName = 'stats'

export const statsRangeAtom = rangeAtomOf(statsRangeName)
