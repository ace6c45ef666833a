import { atom } from 'jotai'

/** A toast about the demo. */
export interface DemoNotice {
  readonly intent: 'info' | 'warning' | 'error'
  readonly title: string
  readonly text?: string
}

/** The result of opening the presenter's link of a page. Empty: the page has no such link. */
export interface OpenedLink {
  /** The query of a link that waits for the user's answer, because it would replace a changed workspace (SIM-46). */
  readonly waitingQuery?: string
  /** True if the link was opened and starts the guided tour. */
  readonly startsTour?: boolean
}

/** Settings of a mounted demo. */
export interface DemoEnvironment {
  /** Path of the simulator's control calls: '/demo/__simulator'. */
  readonly controlBase: string
  /** Removes the demo's service worker, so that the page can go to production. */
  readonly leave: () => Promise<void>
  /** Toasts about the start and the storage of the demo. Undefined: no toast. */
  readonly notices?: readonly Promise<DemoNotice | undefined>[]
  /**
   * Resolves when the presenter's link of this page has opened its workspace, or when it waits for the user's answer.
   */
  readonly link?: Promise<OpenedLink | undefined>
}

/** The environment of one mounted app: production, or the demo. */
export interface Environment {
  /** The router's base path: '/' or '/demo'. */
  readonly basename: string
  readonly apiBase: string
  /** Resolves when the backend is ready. Rejects if it cannot start. */
  readonly whenReady?: Promise<unknown>
  /** Only set in the demo. */
  readonly demo?: DemoEnvironment
}

export const productionEnvironment: Environment = { basename: '/', apiBase: '/api/v2' }

/**
 * True at `/demo` and below, in upper or lower case. False without a browser, as in tests, and in a build without the
 * demo.
 */
export const isDemoPage = (): boolean =>
  import.meta.env.VITE_DEMO !== 'off' && /^\/demo(?:\/|$)/i.test(globalThis.location?.pathname ?? '')

/** Set once by `createAppStore`. */
export const environmentAtom = atom<Environment>(productionEnvironment)
