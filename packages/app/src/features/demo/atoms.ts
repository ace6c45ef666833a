import { atom } from 'jotai'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { environmentAtom } from '../../shared/environment.ts'
import { serverTimeAtom } from '../../shared/clock.ts'
import { errorText } from '../../shared/errorText.ts'
import { showToastAtom } from '../../shared/toasts.ts'
import { createDemoControl } from './control.ts'
import { signIn } from './demoEnvironment.ts'
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

/** What has become of the workspace that all windows share. */
type Change = 'restarted' | 'moved on'

/** Shows the workspace as it is now: after a restart from nothing, else over what is shown already. */
const refreshAtom = atom(null, async (get, _set, change: Change) => {
  const queryClient = get(queryClientAtom)
  await (change === 'restarted' ? queryClient.resetQueries() : queryClient.invalidateQueries())
})

/** Written with each change, so that the other windows hear of it. The time makes each one new. */
const changeKey = 'demo/workspaceChange'
const tellOtherWindows = (change: Change) => localStorage.setItem(changeKey, `${Date.now()} ${change}`)

/** Follows what other windows do to the workspace. */
export const followOtherWindowsAtom = atom(0, (_get, set) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === changeKey) void set(refreshAtom, newValue?.endsWith('restarted') ? 'restarted' : 'moved on')
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
})
followOtherWindowsAtom.onMount = (follow) => follow()

const isBusyAtom = atom(false)

/** Whether the workspace is being changed. */
export const isDemoBusyAtom = atom((get) => get(isBusyAtom))

const changeAtom = atom(null, async (_get, set, change: Change, make: () => Promise<unknown>) => {
  set(isBusyAtom, true)
  try {
    await make()
    tellOtherWindows(change)
    await set(refreshAtom, change)
  } catch (error) {
    set(showToastAtom, { intent: 'error', title: demoMessages.failed, text: errorText(error) })
  } finally {
    set(isBusyAtom, false)
  }
})

/** Starts a scenario anew, signed in; without a name the one that runs. */
export const restartDemoAtom = atom(null, (get, set, scenario: string | undefined = get(demoStateAtom)?.scenario) =>
  set(changeAtom, 'restarted', async () => {
    if (scenario === undefined) return
    const { clock } = await get(controlAtom).reset(scenario)
    set(serverTimeAtom, Date.parse(clock.now))
    await signIn()
  }),
)

/** Lets simulated time pass, in ms. */
export const advanceDemoAtom = atom(null, (get, set, advanceMs: number) =>
  set(changeAtom, 'moved on', async () => set(serverTimeAtom, await get(controlAtom).advance(advanceMs))),
)
