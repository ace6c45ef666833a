import { atom } from 'jotai'

/** Settings of a mounted demo. */
export interface DemoEnvironment {
  /** Path of the simulator's control calls: '/demo/__simulator'. */
  readonly controlBase: string
  /** Takes the demo out of the browser, so that the page can be left for production. */
  readonly leave: () => Promise<void>
  /** Why the presenter's link of this page could not be opened; undefined once it was. Only with such a link. */
  readonly linkProblem?: Promise<unknown>
}

/** The environment of one mounted app: production, or the demo. */
export interface Environment {
  /** The router's base path: '/' or '/demo'. */
  readonly basename: string
  readonly apiBase: string
  /** Resolves when the backend can be asked; rejects when it never will. */
  readonly whenReady?: Promise<unknown>
  /** Only in the demo. */
  readonly demo?: DemoEnvironment
}

export const productionEnvironment: Environment = { basename: '/', apiBase: '/api/v2' }

/** True for an address under `/demo`, in upper or lower case. False outside of a browser, as in tests. */
export const isDemoPage = (): boolean => /^\/demo(?:\/|$)/i.test(globalThis.location?.pathname ?? '')

/** Set once by `createAppStore`, never after. */
export const environmentAtom = atom<Environment>(productionEnvironment)
