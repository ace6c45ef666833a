import { type IsoDate, dayAt, firstMomentOf } from '@tandem/contract'
import { atom } from 'jotai'
import { nowAtom, viewerZone } from './clock.ts'

/**
 * Today in the viewer's zone, by the server's clock. In a separate module, so that the login page does not load the
 * code of dates.
 */
export const todayAtom = atom((get): IsoDate => dayAt(get(nowAtom), viewerZone))

/** Today in UTC. The days of the statistics are days in UTC. */
export const utcTodayAtom = atom((get): IsoDate => dayAt(get(nowAtom), 'UTC'))

/** True if a day begins at the same moment in the viewer's zone and in UTC, the zone of the statistics. */
export const isUtcDay = (day: IsoDate): boolean => firstMomentOf(day, viewerZone) === firstMomentOf(day, 'UTC')
