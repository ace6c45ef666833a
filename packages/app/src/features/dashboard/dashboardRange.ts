import { rangeAtomOf } from '../../entities/statistics/rangeInAddress.ts'

/** The range's name in the address, which the inbox and the calls also read. */
export const rangeName = 'date'

/** The dashboard's range of days. */
export const dashboardRangeAtom = rangeAtomOf(rangeName)
