export interface Budget {
  /** Completes the text 'JavaScript before {name}', for example with 'toasts can show'. */
  readonly name: string
  /** Modules that load on demand before the state that `name` describes. Each entry is the end of a module's path. */
  readonly modules: readonly string[]
  /**
   * Maximum size after gzip, in kilobytes (1000 bytes). The product requires at most 188 for the login page, and at
   * most 240 for the dashboard without toasts.
   */
  readonly kilobytes: number
}

/** Maximum size of the only font file, in kilobytes (1000 bytes). */
export const fontKilobytes = 50

const dashboard = ['/app/src/shell/SignedInLayout.tsx', '/app/src/shell/pages/HomePage.tsx']

export const budgets: readonly Budget[] = [
  { name: 'the login page is usable', modules: ['/app/src/features/auth/pages/LoginPage.tsx'], kilobytes: 188 },
  { name: "the navigation bar and the dashboard's figures show", modules: dashboard, kilobytes: 238 },
  // Toasts load while the browser is idle.
  { name: 'toasts can show', modules: [...dashboard, '/app/src/shell/Toasts.tsx'], kilobytes: 270 },
]
