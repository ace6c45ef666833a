import { setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { connectWorker } from './workerLink.ts'

export interface BrowserSimulatorOptions {
  /** Path below which the app runs and the simulator answers: `/demo`. */
  readonly basename: string
  /** Scenario of a new workspace; one that this browser keeps goes on instead. */
  readonly scenario?: string
  readonly seed?: number
}

/** The simulator in this browser, shared by all tabs and popups of the origin. */
export interface BrowserSimulator {
  /** A call under /__simulator: `control('/reset', { method: 'POST', body: '{"scenario":"agency"}' })`. */
  control(path: string, init?: RequestInit): Promise<Response>
  /** Takes the service worker out, so that no request of this browser is answered by the simulator any more. The workspace is kept. */
  leave(): Promise<void>
}

/** This browser lacks something that the demo cannot do without. */
export class BrowserNotSupported extends Error {
  readonly missing: 'SharedWorker' | 'serviceWorker'

  constructor(missing: 'SharedWorker' | 'serviceWorker') {
    super(`This browser has no ${missing === 'SharedWorker' ? 'shared workers' : 'service workers'} here.`)
    this.missing = missing
  }
}

/**
 * Lets requests to `{basename}/api/v2` and `{basename}/__simulator` be answered in this browser, with the demo's user signed in. Each window that
 * shows the demo calls it for itself. Rejects with a `BrowserNotSupported`, or with an `Error` when a worker cannot be started.
 */
export async function startBrowserSimulator({
  basename,
  ...start
}: BrowserSimulatorOptions): Promise<BrowserSimulator> {
  if (!('SharedWorker' in globalThis)) throw new BrowserNotSupported('SharedWorker')
  // Also missing on addresses that are not secure.
  if (!('serviceWorker' in navigator)) throw new BrowserNotSupported('serviceWorker')
  const link = connectWorker()
  const answer = ({ request }: { readonly request: Request }) => link.fetch(request)
  const interception = setupWorker(
    http.all(`${basename}/api/v2/*`, answer),
    http.all(`${basename}/__simulator/*`, answer),
  )
  const [registration] = await Promise.all([
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
