import { type IsoDay, dayAt, firstMomentOf } from '@tandem/contract'
import { atom } from 'jotai'
import { nowAtom, viewerZone } from './clock.ts'

/** Today in the viewer's zone. Changes at midnight only. Apart from the clock, which the login page loads without the calendar. */
export const todayAtom = atom((get): IsoDay => dayAt(get(nowAtom), viewerZone))

/** The first moment of today, in ms since 1970. Changes at midnight only. */
export const todayStartAtom = atom((get) => firstMomentOf(get(todayAtom), viewerZone))
