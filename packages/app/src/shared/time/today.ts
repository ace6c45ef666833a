import { type IsoDate, dayAt, firstMomentOf } from '@tandem/contract'
import { atom } from 'jotai'
import { nowAtom, viewerZone } from './clock.ts'

/** Today in the viewer's zone, by the server's clock. */
export const todayAtom = atom((get): IsoDate => dayAt(get(nowAtom), viewerZone))

/** Today in UTC, because statistics are counted by UTC days. */
export const utcTodayAtom = atom((get): IsoDate => dayAt(get(nowAtom), 'UTC'))

/** True if the day begins at the same moment in the viewer's zone and in UTC. */
export const isUtcDay = (day: IsoDate): boolean => firstMomentOf(day, viewerZone) === firstMomentOf(day, 'UTC')
