import { type WallTime } from '@tandem/components'
import { dateFormats, dayAt, formatMoment } from '@tandem/contract'
import { atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { nowAtom, viewerZone } from '../../shared/time/clock.ts'

export const wallTimeAt = (at: number, zone: string): WallTime => ({
  date: dayAt(at, zone),
  time: formatMoment(at, dateFormats.time, zone),
})

const wallNowAtom = selectAtom(
  atom((get) => wallTimeAt(get(nowAtom), viewerZone)),
  (now) => now,
  (one, other) => one.date === other.date && one.time === other.time,
)

/** The viewer's day and time. The same object for a whole minute. */
export const useWallNow = (): WallTime => useAtomValue(wallNowAtom)
