import { atom } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { environmentAtom } from '../../shared/environment.ts'
import { serverTimeAtom } from '../../shared/clock.ts'
import { errorText } from '../../shared/errorText.ts'
import { navigationAtom } from '../../shared/navigation.ts'
import { restartSessionAtom } from '../../shared/session.ts'
import { showToastAtom } from '../../shared/toasts.ts'
import { createDemoControl } from './control.ts'
import { demoMessages } from './messages.ts'

const stateKey = ['demoState']

const controlAtom = atom((get) => createDemoControl(get(environmentAtom).demo?.controlBase ?? ''))

const stateQueryAtom = atomWithQuery((get) => {
  const { whenReady } = get(environmentAtom)
  return {
    queryKey: stateKey,
    queryFn: async ({ signal }) => {
      await whenReady
      return get(controlAtom).state(signal)
    },
  }
})

/** Scenario, and the scenarios to choose from; undefined while they load. */
export const demoStateAtom = atom((get) => get(stateQueryAtom).data)

/** Shows another workspace: from nothing, on a page that every workspace has. */
const showRestartAtom = atom(null, (get, set) => {
  set(restartSessionAtom)
  get(navigationAtom).navigate('/')
})

/** Shows what has come of the workspace, over what is shown already. */
const showProgressAtom = atom(null, (get) => get(queryClientAtom).invalidateQueries())

/** Written with each change, so that the other windows hear of it. The time makes each one new. */
const changeKey = 'demo/workspaceChange'
type Change = 'restarted' | 'moved on'
const tellOtherWindows = (change: Change) => localStorage.setItem(changeKey, `${Date.now()} ${change}`)

/** Follows what other windows do to the workspace. */
export const followOtherWindowsAtom = atom(0, (_get, set) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== changeKey) return
    if (newValue?.endsWith('restarted')) set(showRestartAtom)
    else void set(showProgressAtom)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
})
followOtherWindowsAtom.onMount = (follow) => follow()

const isBusyAtom = atom(false)

/** Whether the workspace is being changed. */
export const isDemoBusyAtom = atom((get) => get(isBusyAtom))

const changeAtom = atom(null, async (_get, set, make: () => Promise<void>) => {
  set(isBusyAtom, true)
  try {
    await make()
  } catch (error) {
    set(showToastAtom, { intent: 'error', title: demoMessages.failed, text: errorText(error) })
  } finally {
    set(isBusyAtom, false)
  }
})

/** Restarts a scenario; without a name, the current one. */
export const restartDemoAtom = atom(null, (get, set, scenario: string | undefined = get(demoStateAtom)?.scenario) =>
  set(changeAtom, async () => {
    if (scenario === undefined) return
    await get(controlAtom).reset(scenario)
    tellOtherWindows('restarted')
    set(showRestartAtom)
  }),
)

/** Lets simulated time pass, in ms. */
export const advanceDemoAtom = atom(null, (get, set, advanceMs: number) =>
  set(changeAtom, async () => {
    set(serverTimeAtom, await get(controlAtom).advance(advanceMs))
    tellOtherWindows('moved on')
    await set(showProgressAtom)
  }),
)
