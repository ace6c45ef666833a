import { type QueryClient } from '@tanstack/react-query'
import { overlays } from '@tandem/components'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { codeFailedEvent } from '../importCode.ts'
import { pageBuild, servedBuild } from '../shared/page/build.ts'
import { storedAtom } from '../shared/storage/storedAtom.ts'
import { showToastAtom } from '../shared/toast/toasts.ts'
import { shellMessages } from './messages.ts'

/** The shortest time between two checks, in ms. A failed load of code is checked at once. */
const checkMs = 60_000

/** Interval between two looks for a due check, in ms. */
const tickMs = 15_000

/** The shortest time between two automatic reloads, in ms. A cached index.html would reload without end. */
const reloadCoolDownMs = 600_000

const outdatedAtom = atom(false)

/** True if the server has a different build than this page. */
export const isOutdatedAtom = atom((get) => get(outdatedAtom))

const checkedAtAtom = atom(-Infinity)
const checkingAtom = atom<Promise<boolean> | undefined>(undefined)

/** Requests the server's build. Resolves with true if it is not the build of this page. */
const checkBuildAtom = atom(null, (get, set): Promise<boolean> => {
  const own = pageBuild()
  if (!own) return Promise.resolve(false)
  const check = async () => {
    const served = await servedBuild()
    set(checkingAtom, undefined)
    if (served) set(outdatedAtom, served.date !== own.date)
    return get(outdatedAtom)
  }
  const checking = get(checkingAtom) ?? check()
  set(checkingAtom, checking)
  set(checkedAtAtom, performance.now())
  return checking
})

/** Checks for a new version while the window is visible, on focus, and after a failed load of code. */
export const followBuildAtom = atom(null, (get, set) => {
  set(checkedAtAtom, performance.now())
  const checkNow = () => void set(checkBuildAtom)
  const check = () => {
    if (document.visibilityState === 'visible' && performance.now() - get(checkedAtAtom) >= checkMs) checkNow()
  }
  const timer = setInterval(check, tickMs)
  window.addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  window.addEventListener(codeFailedEvent, checkNow)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', check)
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener(codeFailedEvent, checkNow)
  }
})

/** Offers to load the new version. */
export const offerReloadAtom = atom(null, (_get, set) => {
  const { title, reload } = shellMessages.newVersion
  const action = { label: reload, onClick: () => window.location.reload() }
  set(showToastAtom, { intent: 'info', isKept: true, title, action })
})

/** Time of the last automatic reload of the page, in ms since 1970. */
const reloadedAtAtom = storedAtom({
  key: 'reloadedAt',
  version: 1,
  schema: v.number(),
  initial: 0,
  storage: 'session',
})

/** True if a reload could lose data: of a changed form, an open dialog, or a request that changes data. */
function isUnsaved(queryClient: QueryClient): boolean {
  // Forms with changes cancel this event, so that the browser asks before a reload.
  const isAsked = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return isAsked || document.querySelector(overlays) !== null || queryClient.isMutating() > 0
}

/**
 * Called after a part or page failed to load. If the server has a new version, reloads the page, or offers the reload
 * when the page has unsaved data. Resolves with false if the version is the same.
 */
export const reloadIfOutdatedAtom = atom(null, async (get, set): Promise<boolean> => {
  const wasOffered = get(outdatedAtom)
  if (!(await set(checkBuildAtom))) return false
  const now = Date.now()
  const isCooling = now - get(reloadedAtAtom) < reloadCoolDownMs
  if (!isCooling && !isUnsaved(get(queryClientAtom))) {
    set(reloadedAtAtom, now)
    // Without the stored time, the page could reload without end.
    if (get(reloadedAtAtom.isStoredAtom)) {
      window.location.reload()
      // The caller must not show an error before the reload.
      await new Promise(() => {})
    }
  }
  // `useNewVersion` makes the first offer. The user may have dismissed it.
  if (wasOffered) set(offerReloadAtom)
  return true
})
