/** How much JavaScript a visitor may load until a page does its work. */
export interface Budget {
  /** What the visitor can do once this is loaded. */
  readonly name: string
  /** Modules loaded on demand until then, each by the end of its path. */
  readonly modules: readonly string[]
  /** Kilobytes (1000 bytes) of gzip: what was reached plus 5 %, never above the product's limit (180 for the login page, 240 for the dashboard). */
  readonly kilobytes: number
}

export const budgets: readonly Budget[] = [
  { name: 'the login page is usable', modules: ['/app/src/features/auth/pages/LoginPage.tsx'], kilobytes: 184 },
  {
    name: "the dashboard's figures show",
    modules: ['/app/src/shell/SignedInLayout.tsx', '/app/src/features/dashboard/pages/DashboardPage.tsx'],
    kilobytes: 238,
  },
]
