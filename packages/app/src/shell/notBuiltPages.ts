import { pageTitles } from './messages.ts'

interface NotBuiltPages {
  readonly title: string
  /** Relative to the basename. */
  readonly paths: readonly string[]
  /** `open`: with the navigation bar where there is a session; `bare`: without it. */
  readonly access: 'open' | 'bare'
}

/** Routes whose screens are not built yet. To build one, remove its paths here and add a route to `routes.tsx`. */
export const notBuiltPages: readonly NotBuiltPages[] = [{ title: pageTitles.help, paths: ['help'], access: 'open' }]
