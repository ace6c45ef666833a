import { atom } from 'jotai'

/** What one mounted app stands on: production, or the demo beside it. */
export interface Environment {
  /** What the router's paths are below: '/' or '/demo'. */
  readonly basename: string
  /** Where /api/v2 is mounted. */
  readonly apiBase: string
  readonly isDemo: boolean
  /** Resolves when the backend can be asked; rejects when it never will. */
  readonly whenReady?: Promise<unknown>
}

export const productionEnvironment: Environment = { basename: '/', apiBase: '/api/v2', isDemo: false }

/** Set once by `createAppStore`, never after. */
export const environmentAtom = atom<Environment>(productionEnvironment)
