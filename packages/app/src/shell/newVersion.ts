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

/** The shortest time between two regular checks, in ms. After a failed load of code, the check runs at once. */
const checkMs = 60_000

/** Interval in ms at which the page tests whether a check is due. */
const tickMs = 15_000

/**
 * The shortest time between two automatic reloads, in ms. Otherwise an old index.html in a cache would make the page
 * reload again and again.
 */
const reloadCoolDownMs = 600_000

/** True if the server has a different build than this page. Undefined: in development, or without a usable response. */
type IsNewServed = boolean | undefined

interface VersionState {
  /** The server has a different build than this page. */
  readonly isOutdated: boolean
  /** Time of the last check, in ms since the page load. */
  readonly checkedAt: number
  /** The check that is running. */
  readonly checking?: Promise<IsNewServed> | undefined
}

export const versionAtom = atom<VersionState>({ isOutdated: false, checkedAt: -Infinity })

/** True after the user has begun to leave the page. The page stays until the next page answers. */
const isLeavingAtom = atom(false)

/** An action of toasts. */
export const reloadAction = { label: shellMessages.reload, onClick: () => window.location.reload() }

/** Shows a toast that offers to load the new version. */
function offerReload({ set }: AppStore): void {
  const { title } = shellMessages.newVersion
  set(showToastAtom, { intent: 'info', isKept: true, title, action: reloadAction })
}

/** Requests the server's build. If it is new, offers a reload (REL-2). */
function checkBuild(store: AppStore): Promise<IsNewServed> {
  const { get, set } = store
  const own = pageBuild()
  if (!own) return Promise.resolve(undefined)
  const check = async () => {
    const served = await servedBuild()
    const wasOutdated = get(versionAtom).isOutdated
    const isOutdated = served ? served.date !== own.date : wasOutdated
    set(versionAtom, ({ checkedAt }) => ({ isOutdated, checkedAt }))
    if (isOutdated && !wasOutdated) offerReload(store)
    return served && isOutdated
  }
  const checking = get(versionAtom).checking ?? check()
  set(versionAtom, ({ isOutdated }) => ({ isOutdated, checkedAt: performance.now(), checking }))
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
  // The event that `isUnsaved` makes is not trusted.
  const leave = ({ isTrusted }: Event) => set(isLeavingAtom, isTrusted)
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
 * Called after a part or page failed to load. Reloads the page if that helps: the server has a new version, or the
 * browser refuses the code. Does not reload a page with unsaved data, or soon after another reload, or while the user
 * leaves the page. Then Firefox refuses the code that loads, and a reload would stop the navigation. Resolves to true
 * if a toast offers the new version instead.
 */
export async function reloadForCode(store: AppStore, error: unknown): Promise<boolean> {
  const { get, set } = store
  const wasOffered = get(versionAtom).isOutdated
  const isNew = await checkBuild(store)
  if (isNew === undefined || !(isNew || error instanceof UnusableCode)) return false
  const now = Date.now()
  const isCooling = now - get(reloadedAtAtom) < reloadCoolDownMs
  if (!(isCooling || get(isLeavingAtom) || isUnsaved(get(queryClientAtom)))) {
    set(reloadedAtAtom, now)
    // If the time of a reload cannot be stored, the page could reload again and again.
    if (get(reloadedAtAtom.isStoredAtom)) {
      window.location.reload()
      // Never resolves, because the caller must not show an error before the reload.
      await new Promise(() => {})
    }
  }
  // The first check that finds the version offers the reload. Later the offer is repeated here, because the user may
  // have dismissed it.
  if (isNew && wasOffered) offerReload(store)
  return isNew
}
