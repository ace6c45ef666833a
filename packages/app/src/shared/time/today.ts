import { type IsoDate, dayAt, firstMomentOf } from '@tandem/contract'
import { atom } from 'jotai'
import { nowAtom, viewerZone } from './clock.ts'

/**
 * Today in the viewer's zone. Changes only at midnight. Not in clock.ts, so that the login page loads no calendar code.
 */
export const todayAtom = atom((get): IsoDate => dayAt(get(nowAtom), viewerZone))

/** Today in UTC, whose days the statistics count. */
export const utcTodayAtom = atom((get): IsoDate => dayAt(get(nowAtom), 'UTC'))

/** True if the viewer's days equal the days of the statistics. */
export const isUtcDayAtom = atom((get) => {
  const today = get(todayAtom)
  return firstMomentOf(today, viewerZone) === firstMomentOf(today, 'UTC')
})
