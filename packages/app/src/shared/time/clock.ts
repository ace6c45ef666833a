import { atom } from 'jotai'

/** The `Date` header is exact to the second: smaller differences are noise. */
const noiseMs = 2000
const tickMs = 30_000

/** How far the server's clock is ahead of this machine's, in ms. */
const offsetAtom = atom(0)

/** Sets the server's time, in ms since 1970, from a response. */
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

/**
 * The server's time, in ms since 1970, for display. Updates every 30 s, and at once when a response differs from it.
 */
export const nowAtom = atom((get) => {
  get(tickAtom)
  return Date.now() + get(offsetAtom)
})

/** The viewer's time zone: all times are shown in it, unless a schedule's own zone is named beside them. */
export const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone
