import { monthlyPaymentPath } from '@tandem/contract'
import { pageTitles } from './messages.ts'

interface NotBuiltPages {
  readonly title: string
  /** Below the basename, as the router writes them. */
  readonly paths: readonly string[]
  /** Who may see them: who is signed in, or anyone (`open` in the app's frame, `bare` without it). */
  readonly access: 'signedIn' | 'open' | 'bare'
}

/**
 * The routes of the specification whose screens come later; each shows a page that says so. Building a screen takes its paths out of this
 * list and adds a route to `routes.tsx`.
 */
export const notBuiltPages: readonly NotBuiltPages[] = [
  {
    title: pageTitles.sequences,
    paths: ['sequences', 'sequences/create', 'sequences/manage/:id', 'sequences/manage/:id/:action/*'],
    access: 'signedIn',
  },
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
