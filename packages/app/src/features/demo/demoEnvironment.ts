import { login, userMe } from '@tandem/contract'
import { type DemoNotice, type Environment, type OpenedLink } from '../../shared/api/environment.ts'
import { errorText } from '../../shared/api/errorText.ts'
import { RequestError } from '../../shared/api/RequestError.ts'
import { dropDemoItems } from './demoItems.ts'
import { createApiClient } from '../../shared/api/request.ts'
import { createDemoControl } from './control.ts'
import { demoMessages } from './messages.ts'
import { openPresenterLink, type PresenterLink, readPresenterLink, withoutPresenterLink } from './presenterLink.ts'
import { hasChangeSinceStart, tellOtherWindows } from './otherWindows.ts'

interface BrowserSimulator {
  /** Removes the simulator's service worker. Pages that load later are production pages. */
  leave(): Promise<void>
  readonly notice: keyof typeof demoMessages.notices | undefined
  /** Resolves when the browser cannot save the workspace. */
  readonly notSaved: Promise<void>
}

const basename = '/demo'
const apiBase = `${basename}/api/v2`
const credentials = { email: 'demo@example.com', password: 'demo' }

/** If the simulator cannot start, `DemoUnavailable` replaces the demo and needs no notice and no link. */
const noneOnFailure = () => undefined

/** The environment of the demo. `start` rejects if the browser cannot run the simulator. */
export function createDemoEnvironment(
  start: (options: { readonly basename: string }) => Promise<BrowserSimulator>,
): Environment {
  const controlBase = `${basename}/__simulator`
  const { pathname, search, hash } = window.location
  const link = readPresenterLink(search)
  // A reload of an address with the link would replace the workspace again.
  if (link) window.history.replaceState(window.history.state, '', `${pathname}${withoutPresenterLink(search)}${hash}`)
  const simulator = start({ basename })
  const opened = simulator.then((): LinkResult | Promise<LinkResult> =>
    link ? openLink(link, search, controlBase) : {},
  )
  return {
    basename,
    apiBase,
    whenReady: opened.then(signIn),
    demo: {
      controlBase,
      leave: async () => (await simulator).leave(),
      notices: [
        opened.then(({ problem }) => problem, noneOnFailure),
        simulator.then(({ notice }) => notice && demoMessages.notices[notice], noneOnFailure),
        simulator.then(({ notSaved }) => notSaved).then(() => demoMessages.notSaved, noneOnFailure),
      ],
      link: opened.catch(noneOnFailure),
    },
  }
}

interface LinkResult extends OpenedLink {
  readonly problem?: DemoNotice
}

/**
 * Opens the workspace of a link. If the user has changed the current workspace, the function keeps that workspace and
 * returns `waitingQuery`.
 */
async function openLink(link: PresenterLink, query: string, controlBase: string): Promise<LinkResult> {
  const control = createDemoControl(controlBase)
  try {
    const { scenario, hasWrites } = await control.state()
    if (hasWrites || hasChangeSinceStart()) return { waitingQuery: query }
    await openPresenterLink(link, control, scenario)
    dropDemoItems('browser')
    tellOtherWindows('restarted')
    return { startsTour: link.hasTour ?? false }
  } catch (error) {
    return { problem: { intent: 'error', title: demoMessages.linkFailed, text: errorText(error) } }
  }
}

/** Signs in the demo's user. All windows share one session. */
async function signIn(): Promise<void> {
  const request = createApiClient({ base: apiBase, requiresSimulatorHeader: true })
  try {
    await request(userMe, { query: {} })
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error
    await request(login, { body: credentials })
  }
}
