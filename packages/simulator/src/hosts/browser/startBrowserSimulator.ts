import { setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { connectWorker } from './workerLink.ts'
import { type StartNotice } from './workerMessages.ts'

export interface BrowserSimulatorOptions {
  /** The path of the app and of the simulator's calls: `/demo`. */
  readonly basename: string
  /** Scenario of a new workspace. Ignored if a workspace is saved. */
  readonly scenario?: string
  readonly seed?: number
}

/** The simulator of this browser, shared by all tabs and popups of the origin. */
export interface BrowserSimulator {
  /** A call under /__simulator: `control('/reset', { method: 'POST', body: '{"scenario":"agency"}' })`. */
  control(path: string, init?: RequestInit): Promise<Response>
  /** Unregisters the service worker, so that the simulator stops answering requests. The workspace stays saved. */
  leave(): Promise<void>
  readonly notice: StartNotice | undefined
  /** Resolves when the browser cannot save the workspace. The demo then continues in memory. */
  readonly notSaved: Promise<void>
}

/** This browser lacks something that the demo needs. */
export class BrowserNotSupported extends Error {
  readonly missing: 'SharedWorker' | 'serviceWorker'

  constructor(missing: 'SharedWorker' | 'serviceWorker') {
    super(`This browser has no ${missing === 'SharedWorker' ? 'shared workers' : 'service workers'} here.`)
    this.missing = missing
  }
}

/**
 * Answers requests to `{basename}/api/v2` and `{basename}/__simulator` in this browser, with the demo's user signed in.
 * Call it once in each window of the demo. Rejects with a `BrowserNotSupported`, or with an `Error` if a worker does
 * not start.
 */
export async function startBrowserSimulator({
  basename,
  ...start
}: BrowserSimulatorOptions): Promise<BrowserSimulator> {
  if (!('SharedWorker' in globalThis)) throw new BrowserNotSupported('SharedWorker')
  // Browsers also omit `serviceWorker` on pages without HTTPS.
  if (!('serviceWorker' in navigator)) throw new BrowserNotSupported('serviceWorker')
  const link = connectWorker()
  const respond = ({ request }: { readonly request: Request }) => link.fetch(request)
  const interception = setupWorker(
    http.all(`${basename}/api/v2/*`, respond),
    http.all(`${basename}/__simulator/*`, respond),
  )
  const [registration, notice] = await Promise.all([
    interception.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: '/mockServiceWorker.js', options: { scope: basename } },
    }),
    link.open(start),
  ])
  const save = () => link.save()
  addEventListener('pagehide', save)
  return {
    notice,
    notSaved: link.notSaved,
    control: (path, init) => link.fetch(new Request(`${basename}/__simulator${path}`, init)),
    async leave() {
      removeEventListener('pagehide', save)
      link.save()
      await interception.stop()
      await registration?.unregister()
      link.close()
    },
  }
}
