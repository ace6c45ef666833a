import { type IsoDate, dayAt, firstMomentOf } from '@tandem/contract'
import { atom } from 'jotai'
import { nowAtom, viewerZone } from './clock.ts'

/** Today in the viewer's zone. Changes at midnight only. Not in clock.ts: the login page loads no calendar sums. */
export const todayAtom = atom((get): IsoDate => dayAt(get(nowAtom), viewerZone))

/** The first moment of today, in ms since 1970. Changes at midnight only. */
export const todayStartAtom = atom((get) => firstMomentOf(get(todayAtom), viewerZone))

/** Today in UTC, whose days the statistics count. */
export const utcTodayAtom = atom((get): IsoDate => dayAt(get(nowAtom), 'UTC'))

/** Whether the viewer's days are those of the statistics. */
export const isUtcDayAtom = atom((get) => get(todayStartAtom) === firstMomentOf(get(todayAtom), 'UTC'))
