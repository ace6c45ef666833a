import { type QueryClient } from '@tanstack/query-core'
import { addDays, defaultRangeDays, firstMomentOf } from '@tandem/contract'
import { atom, type Getter, type Setter } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { selectAtom } from 'jotai/utils'
import * as v from 'valibot'
import { type AppStore } from '../../shared/session/appStore.ts'
import { environmentAtom } from '../../shared/api/environment.ts'
import { serverTimeAtom, viewerZone } from '../../shared/time/clock.ts'
import { errorText } from '../../shared/api/errorText.ts'
import { navigationAtom } from '../../shared/router/navigation.ts'
import { pathnameAtom } from '../../shared/router/search.ts'
import { storedAtom } from '../../shared/storage/storedAtom.ts'
import { dropDemoItems } from './demoItems.ts'
import { holdChangesAtom, replaceSessionAtom, userAtom } from '../../shared/session/session.ts'
import { todayAtom } from '../../shared/time/today.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { type ClockChange, createDemoControl, type DemoControl, type DemoState } from './control.ts'
import { demoMessages, type DemoProgress } from './messages.ts'
import { changeKey, tellOtherWindows } from './otherWindows.ts'
import { consolePath } from './consoleWindow.ts'
import { openPresenterLink, type PresenterLink } from './presenterLink.ts'

const stateKey = ['demoState']

/** True if the demo bar is hidden (SIM-39). */
export const isBarHiddenAtom = storedAtom({ key: 'isBarHidden', version: 1, schema: v.boolean(), initial: false })

export const controlAtom = atom((get) => createDemoControl(get(environmentAtom).demo?.controlBase ?? ''))

const isOfProduct = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[0] !== stateKey[0]

const pollMs = 10_000
const fastPollMs = 2000
const isAtRealPace = ({ frozen, rate }: { readonly frozen: boolean; readonly rate: number }) => !frozen && rate === 1

/** The state of the simulator. Undefined while loading. */
export const demoStateAtom = selectAtom(
  atomWithQuery((get) => {
    const { whenReady } = get(environmentAtom)
    return {
      queryKey: stateKey,
      queryFn: async ({ signal }) => {
        await whenReady
        return get(controlAtom).state(signal)
      },
      // A fast or frozen clock is polled more often. Otherwise the time on the screen would differ from the clock.
      refetchInterval: ({ state: { data } }) => (data && !isAtRealPace(data.clock) ? fastPollMs : pollMs),
    }
  }),
  ({ data }) => data,
)

/**
 * Opens the dashboard, because the current page may not exist in the new workspace. The console's window keeps its
 * page.
 */
function showRestart(get: Getter, set: Setter, by: 'this window' | 'another window'): void {
  const isConsole = get(pathnameAtom) === consolePath
  set(replaceSessionAtom, {})
  dropDemoItems(by === 'this window' ? 'browser' : 'tab')
  if (!isConsole) get(navigationAtom).navigate('/')
}

function reloadData(queryClient: QueryClient) {
  // Does not wait for the product's data. Without a network, the requests for this data are repeated for some time.
  void queryClient.invalidateQueries({ predicate: isOfProduct })
  return queryClient.invalidateQueries({ queryKey: stateKey })
}

/** Shows the time of a frozen or fast clock. A fast clock also reloads the data of the product. */
export function followClock({ get, set }: AppStore, clock: DemoState['clock']): void {
  if (isAtRealPace(clock)) return
  set(serverTimeAtom, Date.parse(clock.now))
  if (clock.frozen) return
  void get(queryClientAtom).invalidateQueries({ predicate: isOfProduct }, { cancelRefetch: false })
}

/** Follows the changes that other windows make to the workspace. */
export const followOtherWindowsAtom = atom(0, (get, set) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== changeKey) return
    if (newValue?.endsWith('restarted')) showRestart(get, set, 'another window')
    else void reloadData(get(queryClientAtom))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
})
followOtherWindowsAtom.onMount = (follow) => follow()

export const isDemoBusyAtom = atom(false)

const lastChangeAtom = atom<Promise<void>>(Promise.resolve())

/** Runs the changes of the workspace one after the other. */
function enqueueChange({ get, set }: AppStore, make: () => Promise<void>): Promise<void> {
  const before = get(lastChangeAtom)
  const change = async () => {
    await before
    set(isDemoBusyAtom, true)
    try {
      await make()
    } catch (error) {
      set(showToastAtom, { intent: 'error', title: demoMessages.failed, text: errorText(error) })
    }
    set(isDemoBusyAtom, false)
  }
  const last = change()
  set(lastChangeAtom, last)
  return last
}

/** Changes the workspace, and shows the result in all windows. */
export function changeWorkspace(store: AppStore, make: (control: DemoControl) => Promise<void>): Promise<void> {
  const { get } = store
  return enqueueChange(store, async () => {
    await make(get(controlAtom))
    tellOtherWindows('moved on')
    await reloadData(get(queryClientAtom))
  })
}

/** Replaces the workspace in all windows. */
export function replaceWorkspace(store: AppStore, make: (control: DemoControl) => Promise<void>): Promise<void> {
  const { get, set } = store
  const change = enqueueChange(store, async () => {
    await make(get(controlAtom))
    showRestart(get, set, 'this window')
    tellOtherWindows('restarted')
  })
  // The app's requests that change data wait for `change`. Otherwise, an old draft could appear in the new workspace.
  set(holdChangesAtom, change)
  return change
}

/** Restarts a scenario with the same seed. Default: the current scenario. */
export async function restartDemo(store: AppStore, chosen?: string): Promise<void> {
  const { scenario, seed } = store.get(demoStateAtom) ?? {}
  const wanted = chosen ?? scenario
  if (wanted !== undefined) await replaceWorkspace(store, (control) => control.reset({ scenario: wanted, seed }))
}

/** Replaces the workspace by the workspace of a presenter's link. */
export async function openLink(store: AppStore, link: PresenterLink): Promise<void> {
  const scenario = store.get(demoStateAtom)?.scenario
  if (scenario !== undefined) await replaceWorkspace(store, (control) => openPresenterLink(link, control, scenario))
}

interface TimeChange {
  readonly change: ClockChange
  readonly toastTitle: (progress: DemoProgress) => string
}

const passing = (advanceMs: number): TimeChange => ({
  change: { advanceMs },
  toastTitle: (progress) => demoMessages.advanced(demoMessages.passed(advanceMs), progress),
})

function untilNext({ nextEvent, clock }: DemoState): TimeChange {
  const { at, type } = nextEvent ?? { at: clock.now, type: '' }
  const event = demoMessages.events[type] ?? demoMessages.someEvent
  return { change: { until: at }, toastTitle: (progress) => demoMessages.happened(event, progress) }
}

/** The time that the clock showed before its last advance, ISO 8601. */
const advancedFromAtom = storedAtom({
  key: 'advancedFrom',
  version: 1,
  schema: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  initial: undefined,
})

/** Advances the simulated clock by a number of ms, or to the next event. A toast or the report shows what happened. */
export function advanceDemo(
  store: AppStore,
  by: number | 'nextEvent',
  shownIn: 'toast' | 'report' = 'toast',
): Promise<void> {
  const { get, set } = store
  return enqueueChange(store, async () => {
    const control = get(controlAtom)
    // Reads the state again, because the time of the event on the screen may already be in the past.
    const state = await control.state()
    const { change, toastTitle } = by === 'nextEvent' ? untilNext(state) : passing(by)
    set(serverTimeAtom, await control.changeClock(change))
    set(advancedFromAtom, state.clock.now)
    tellOtherWindows('moved on')
    await reloadData(get(queryClientAtom))
    if (shownIn === 'report') return set(isReportOpenAtom, true)
    const { requestsSent, conversationsReplied, callsBooked } = await control.report(state.clock.now)
    const title = toastTitle({ requests: requestsSent, answers: conversationsReplied, calls: callsBooked })
    const open = { label: demoMessages.report, onClick: () => set(isReportOpenAtom, true) }
    const canOpen = get(userAtom) !== undefined && get(pathnameAtom) !== consolePath
    set(showToastAtom, { intent: 'info', title, ...(canOpen && { action: open }) })
  })
}

export const isReportOpenAtom = atom(false)

/**
 * The report on the events since the start of the last advance of the clock (SIM-40). Before the first advance, the
 * report covers the last 7 days.
 */
export const reportQueryAtom = atomWithQuery((get) => {
  const weekStart = new Date(firstMomentOf(addDays(get(todayAtom), -defaultRangeDays), viewerZone)).toISOString()
  const since = get(advancedFromAtom) ?? weekStart
  return { queryKey: ['demoReport', since], queryFn: () => get(controlAtom).report(since) }
})
