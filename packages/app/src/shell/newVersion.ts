import { type QueryClient } from '@tanstack/react-query'
import { overlays } from '@tandem/components'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { codeFailedEvent, UnusableCode } from '../importCode.ts'
import { pageBuild, servedBuild } from '../shared/page/build.ts'
import { type AppStore } from '../shared/session/appStore.ts'
import { storedAtom } from '../shared/storage/storedAtom.ts'
import { showToastAtom } from '../shared/toast/toasts.ts'
import { shellMessages } from './messages.ts'

/** Minimum time between two regular checks, in ms. */
const checkMs = 60_000

/** Interval in ms. After each interval, a regular check begins if `checkMs` have passed since the last check. */
const tickMs = 15_000

/** Minimum time between two automatic reloads, in ms. A cached index.html could make the page reload repeatedly. */
const reloadCoolDownMs = 600_000

/** True if the server has another build than this page. Undefined in development, or if the response names no build. */
type IsNewServed = boolean | undefined

interface VersionState {
  readonly isOutdated: boolean
  /** In ms since the page load. */
  readonly checkedAt: number
  readonly checking?: Promise<IsNewServed> | undefined
  /** True after the user has begun to leave the page. The code of the page runs until the next page begins to load. */
  readonly isLeaving: boolean
}

export const versionAtom = atom<VersionState>({ isOutdated: false, checkedAt: -Infinity, isLeaving: false })

export const reloadAction = { label: shellMessages.reload, onClick: () => window.location.reload() }

function offerReload({ set }: AppStore): void {
  const { title } = shellMessages.newVersion
  set(showToastAtom, { intent: 'info', isKept: true, title, action: reloadAction })
}

/** Requests the server's build. Offers a reload for a new build (REL-2). */
function checkBuild(store: AppStore): Promise<IsNewServed> {
  const { get, set } = store
  const own = pageBuild()
  if (!own) return Promise.resolve(undefined)
  const check = async () => {
    const served = await servedBuild()
    const wasOutdated = get(versionAtom).isOutdated
    const isOutdated = served ? served.date !== own.date : wasOutdated
    set(versionAtom, (state) => ({ ...state, isOutdated, checking: undefined }))
    if (isOutdated && !wasOutdated) offerReload(store)
    return served && isOutdated
  }
  const checking = get(versionAtom).checking ?? check()
  set(versionAtom, (state) => ({ ...state, checkedAt: performance.now(), checking }))
  return checking
}

/** Checks for a new version while the window is visible, on focus, and after a failed load of code. */
export function followBuild(store: AppStore): () => void {
  const { get, set } = store
  set(versionAtom, (state) => ({ ...state, checkedAt: performance.now() }))
  const checkNow = () => void checkBuild(store)
  const check = () => {
    if (document.visibilityState === 'visible' && performance.now() - get(versionAtom).checkedAt >= checkMs) checkNow()
  }
  // The event that `isUnsaved` dispatches is not trusted, and does not mean that the user leaves.
  const leave = ({ isTrusted }: Event) => set(versionAtom, (state) => ({ ...state, isLeaving: isTrusted }))
  const timer = setInterval(check, tickMs)
  window.addEventListener('focus', check)
  window.addEventListener('visibilitychange', check)
  window.addEventListener(codeFailedEvent, checkNow)
  window.addEventListener('beforeunload', leave)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', check)
    window.removeEventListener('visibilitychange', check)
    window.removeEventListener(codeFailedEvent, checkNow)
    window.removeEventListener('beforeunload', leave)
  }
}

/** Time of the last automatic reload of this tab, in ms since 1970. */
const reloadedAtAtom = storedAtom({
  key: 'reloadedAt',
  version: 1,
  schema: v.number(),
  initial: 0,
  storage: 'session',
})

/** True if a reload could lose data of a form, a dialog or a request. */
function isUnsaved(queryClient: QueryClient): boolean {
  // Forms with changes cancel this event.
  const isAsked = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return isAsked || document.querySelector(overlays) !== null || queryClient.isMutating() > 0
}

/**
 * Called after code could not be loaded. Reloads the page if the server has a new version, or if the browser cannot run
 * the received code. Does not reload a page with unsaved data, a page after a recent reload, or a page that the user is
 * leaving. Resolves to true if a toast offers the new version.
 */
export async function reloadForCode(store: AppStore, error: unknown): Promise<boolean> {
  const { get, set } = store
  const wasOffered = get(versionAtom).isOutdated
  const isNew = await checkBuild(store)
  if (isNew === undefined || !(isNew || error instanceof UnusableCode)) return false
  const now = Date.now()
  const isCooling = now - get(reloadedAtAtom) < reloadCoolDownMs
  if (!(isCooling || get(versionAtom).isLeaving || isUnsaved(get(queryClientAtom)))) {
    set(reloadedAtAtom, now)
    // Without the stored time, the page could reload repeatedly.
    if (get(reloadedAtAtom.isStoredAtom)) {
      window.location.reload()
      // Never resolves: the caller must not show an error before the reload.
      await new Promise(() => {})
    }
  }
  // Offers the new version again, because the user may have dismissed the first offer.
  if (isNew && wasOffered) offerReload(store)
  return isNew
}
