import { monthlyPaymentPath } from '@tandem/contract'
import { pageTitles } from './messages.ts'

interface NotBuiltPages {
  readonly title: string
  /** Relative to the basename. */
  readonly paths: readonly string[]
  /**
   * For signed-in users, or for anyone (`open`: with the navigation bar where there is a session; `bare`: without it).
   */
  readonly access: 'signedIn' | 'open' | 'bare'
}

/** Routes whose screens are not built yet. To build one, remove its paths here and add a route to `routes.tsx`. */
export const notBuiltPages: readonly NotBuiltPages[] = [
  { title: pageTitles.inbox, paths: ['messages', 'messages/conversation/:conversationId'], access: 'signedIn' },
  {
    title: pageTitles.profiles,
    paths: ['profiles', 'profiles/create', 'profiles/manage/:profileId', 'profiles/manage/:profileId/:option'],
    access: 'signedIn',
  },
  {
    title: pageTitles.calls,
    paths: [
      'calls',
      'calls/create',
      'calls/reminders',
      'calls/reminders/manage/:clientId',
      'calls/manage/:id',
      'calls/manage/:id/:action',
    ],
    access: 'signedIn',
  },
  { title: pageTitles.help, paths: ['help'], access: 'open' },
  { title: pageTitles.limitedOffer, paths: ['limited-offer'], access: 'bare' },
  { title: pageTitles.salesNavigator, paths: ['sales-navigator'], access: 'bare' },
  {
    title: pageTitles.payment,
    paths: [monthlyPaymentPath.slice(1)],
    access: 'bare',
  },
]
