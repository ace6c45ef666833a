import { atom } from 'jotai'

/** What a mounted app knows of the demo that it is. */
export interface DemoEnvironment {
  /** Where the simulator's control calls are mounted: '/demo/__simulator'. */
  readonly controlBase: string
  /** Takes the demo out of the browser, so that the page can be left for production. */
  readonly leave: () => Promise<void>
  /** Why the presenter's link of this page could not be opened; undefined once it was. Only with such a link. */
  readonly linkProblem?: Promise<unknown>
}

/** What one mounted app stands on: production, or the demo beside it. */
export interface Environment {
  /** What the router's paths are below: '/' or '/demo'. */
  readonly basename: string
  /** Where /api/v2 is mounted. */
  readonly apiBase: string
  /** Resolves when the backend can be asked; rejects when it never will. */
  readonly whenReady?: Promise<unknown>
  /** Only in the demo. */
  readonly demo?: DemoEnvironment
}

export const productionEnvironment: Environment = { basename: '/', apiBase: '/api/v2' }

/** Whether this page is the demo, by its address. */
export const isDemoPage = (): boolean => /^\/demo(?:\/|$)/.test(window.location.pathname)

/** Set once by `createAppStore`, never after. */
export const environmentAtom = atom<Environment>(productionEnvironment)
