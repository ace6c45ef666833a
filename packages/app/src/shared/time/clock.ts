import { atom } from 'jotai'

/** In ms. Smaller changes of the offset are ignored, because the `Date` header is exact only to the second. */
const noiseMs = 2000
const tickMs = 30_000

/** The server's time minus this machine's time, in ms. */
const offsetAtom = atom(0)

/** Receives the server's time from a response, in ms since 1970, and updates the offset. */
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

/** The server's time, in ms since 1970. Updates every 30 s. */
export const nowAtom = atom((get) => {
  get(tickAtom)
  return Date.now() + get(offsetAtom)
})

export const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone
