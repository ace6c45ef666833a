import { atom } from 'jotai'

export interface DemoNotice {
  readonly intent: 'info' | 'warning' | 'error'
  readonly title: string
  readonly text?: string
}

export interface OpenedLink {
  /** The query of a link that replaces the workspace only after the user confirms (SIM-46). */
  readonly waitingQuery?: string
  readonly startsTour?: boolean
}

export interface DemoEnvironment {
  /** The base path of the simulator's control requests: '/demo/__simulator'. */
  readonly controlBase: string
  /** Removes the demo's service worker. */
  readonly leave: () => Promise<void>
  readonly notices?: readonly Promise<DemoNotice | undefined>[]
  /** Resolves when the workspace of the link is open, or when the app must first ask the user (`waitingQuery`). */
  readonly link?: Promise<OpenedLink | undefined>
}

export interface Environment {
  /** The router's base path: '/' or '/demo'. */
  readonly basename: string
  readonly apiBase: string
  /** Rejects if the backend cannot start. */
  readonly whenReady?: Promise<unknown>
  readonly demo?: DemoEnvironment
}

export const productionEnvironment: Environment = { basename: '/', apiBase: '/api/v2' }

/** True at `/demo` and below, in upper or lower case. False without a browser, and in a build without the demo. */
export const isDemoPage = (): boolean =>
  import.meta.env.VITE_DEMO !== 'off' && /^\/demo(?:\/|$)/i.test(globalThis.location?.pathname ?? '')

export const environmentAtom = atom<Environment>(productionEnvironment)
