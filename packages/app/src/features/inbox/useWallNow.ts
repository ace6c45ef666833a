import { type WallTime } from '@tandem/components'
import { dateFormats, dayAt, formatMoment } from '@tandem/contract'
import { atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { nowAtom, viewerZone } from '../../shared/time/clock.ts'

const wallNowAtom = selectAtom(
  atom((get): WallTime => {
    const now = get(nowAtom)
    return { date: dayAt(now, viewerZone), time: formatMoment(now, dateFormats.time, viewerZone) }
  }),
  (now) => now,
  (one, other) => one.date === other.date && one.time === other.time,
)

/** The viewer's day and time. The same object for a whole minute. */
export const useWallNow = (): WallTime => useAtomValue(wallNowAtom)
