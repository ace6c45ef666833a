import { monthlyPaymentPath } from '@tandem/contract'
import { pageTitles } from './messages.ts'

interface NotBuiltPages {
  readonly title: string
  /** Relative to the basename. */
  readonly paths: readonly string[]
}

/** Routes whose screens are not built yet. To build one, remove its paths here and add a route to `routes.tsx`. */
export const notBuiltPages: readonly NotBuiltPages[] = [
  { title: pageTitles.limitedOffer, paths: ['limited-offer'] },
  { title: pageTitles.salesNavigator, paths: ['sales-navigator'] },
  {
    title: pageTitles.payment,
    paths: [monthlyPaymentPath.slice(1)],
  },
]
