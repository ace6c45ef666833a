import { rangeAtomOf } from '../../entities/statistics/rangeInAddress.ts'

/** The range's name in the address: the one that the inbox and the calls read too. */
export const rangeName = 'date'

/** The dashboard's range of days. */
export const dashboardRangeAtom = rangeAtomOf(rangeName)
