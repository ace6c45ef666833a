import { atom } from 'jotai'

/** Settings of a mounted demo. */
export interface DemoEnvironment {
  /** Path of the simulator's control calls: '/demo/__simulator'. */
  readonly controlBase: string
  /** Removes the demo from the browser, so that the page can go to production. */
  readonly leave: () => Promise<void>
  /** The error from opening the presenter's link of this page, or undefined if it opened. Only set with such a link. */
  readonly linkProblem?: Promise<unknown>
  /** The presenter's link of this page starts the guided tour. */
  readonly startsTour?: boolean
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
 * True for an address below `/demo`, in upper or lower case. False outside of a browser, as in tests, and in a build
 * without the demo.
 */
export const isDemoPage = (): boolean =>
  import.meta.env.VITE_DEMO !== 'off' && /^\/demo(?:\/|$)/i.test(globalThis.location?.pathname ?? '')

/** Set once by `createAppStore`. */
export const environmentAtom = atom<Environment>(productionEnvironment)
