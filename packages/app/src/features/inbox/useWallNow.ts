import { type WallTime } from '@tandem/components'
import { atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { nowAtom, viewerZone } from '../../shared/time/clock.ts'
import { wallTimeAt } from '../../shared/time/dateText.ts'

const wallNowAtom = selectAtom(
  atom((get) => wallTimeAt(get(nowAtom), viewerZone)),
  (now) => now,
  (one, other) => one.date === other.date && one.time === other.time,
)

/** The viewer's day and time. The same object for a whole minute. */
export const useWallNow = (): WallTime => useAtomValue(wallNowAtom)
