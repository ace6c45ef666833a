import { setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { connectWorker } from './workerLink.ts'
import { type StartNotice } from './workerMessages.ts'

export interface BrowserSimulatorOptions {
  /** The path of the demo: `/demo`. */
  readonly basename: string
  /** Scenario of a new workspace. */
  readonly scenario?: string
  readonly seed?: number
}

/** The simulator of all tabs and popups in this browser. */
export interface BrowserSimulator {
  /** Sends a request under /__simulator: `control('/reset', { method: 'POST', body: '{"scenario":"agency"}' })`. */
  control(path: string, init?: RequestInit): Promise<Response>
  /** Unregisters the service worker. The workspace stays saved. */
  leave(): Promise<void>
  readonly notice: StartNotice | undefined
  /** Resolves when the browser cannot save the workspace. */
  readonly notSaved: Promise<void>
}

/** The error for a browser without a feature that the simulator needs. */
export class BrowserNotSupported extends Error {
  readonly missing: 'SharedWorker' | 'serviceWorker'

  constructor(missing: 'SharedWorker' | 'serviceWorker') {
    super(`This browser offers no ${missing === 'SharedWorker' ? 'shared workers' : 'service workers'} to this page.`)
    this.missing = missing
  }
}

/**
 * Starts the simulator, which responds to requests under `{basename}/api/v2` and `{basename}/__simulator`. Rejects with
 * a `BrowserNotSupported` if the browser lacks a feature.
 */
export async function startBrowserSimulator({
  basename,
  ...start
}: BrowserSimulatorOptions): Promise<BrowserSimulator> {
  if (!('SharedWorker' in globalThis)) throw new BrowserNotSupported('SharedWorker')
  // Browsers offer service workers only to pages with HTTPS, and to pages on localhost.
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
