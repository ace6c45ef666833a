import { type IsoDay, dayAt } from '@tandem/contract'
import { atom } from 'jotai'

/** The `Date` header is exact to the second: smaller differences are noise. */
const noiseMs = 2000
const tickMs = 30_000

/** How far the server's clock is ahead of this machine's, in ms. */
const offsetAtom = atom(0)

/** Takes note of the server's time, in ms since 1970, as an answer told it. */
export const serverTimeAtom = atom(null, (get, set, serverTime: number) => {
  const offset = serverTime - Date.now()
  if (Math.abs(offset - get(offsetAtom)) >= noiseMs) set(offsetAtom, offset)
})

const tickAtom = atom(0)
tickAtom.onMount = (set) => {
  const tick = () => set((ticks) => ticks + 1)
  tick()
  const timer = setInterval(tick, tickMs)
  return () => clearInterval(timer)
}

/** The server's now, in ms since 1970, for what is on screen: moves every 30 s, and at once when an answer tells another time. */
export const nowAtom = atom((get) => {
  get(tickAtom)
  return Date.now() + get(offsetAtom)
})

/** The viewer's time zone: every time is shown in it, unless a schedule's own is named beside it (decisions, 'Time'). */
export const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Today in the viewer's zone. Changes at midnight only. */
export const todayAtom = atom((get): IsoDay => dayAt(get(nowAtom), viewerZone))
