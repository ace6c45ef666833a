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

/** The day and the time in the viewer's zone. Returns the same object until the minute changes. */
export const useWallNow = (): WallTime => useAtomValue(wallNowAtom)
