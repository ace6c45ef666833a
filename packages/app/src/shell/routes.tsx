import { monthlyPaymentPath, paymentPaths } from '@tandem/contract'
import { type ComponentType, memo } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { BareLayout } from './BareLayout.tsx'
import { guideIds, guideTitles } from './help/guideTitles.ts'
import { pageTitles } from './messages.ts'
import { Loading } from './Loading.tsx'
import { RootLayout } from './RootLayout.tsx'
import { RouteError } from './RouteError.tsx'
import { type signedInPages as SignedInPages } from './signedInPages.ts'

interface Page {
  readonly path: string
  /** Name in the window's title. Default: that of the page around it. */
  readonly title?: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** Drawers over the page, which it shows in its `Outlet`. */
  readonly children?: RouteObject[]
}

/**
 * A lazy page inside an error boundary of its own, so that the app around a failed page stays. The boundary is a
 * separate route, because the router shows nothing for a route that fails to load and is its own boundary.
 */
function page({ path, title, load, children }: Page): RouteObject {
  return {
    errorElement: <RouteError />,
    children: [
      {
        ...(path === '/' ? { index: true } : { path, ...(children && { children }) }),
        ...(title !== undefined && { handle: { title } }),
        // The router renders its routes with each change of the address. A page re-renders only by its own hooks.
        lazy: async () => ({ Component: memo((await load()).default) }),
      },
    ],
  }
}

/** Loads a page of `signedInPages`. */
const signedIn = (name: keyof typeof SignedInPages) => async () =>
  (await import('./signedInPages.ts')).signedInPages[name]()

/** Redirects from a page's own address to its first section. */
const redirect = (to: string, title: string): RouteObject => ({
  index: true,
  handle: { title },
  element: <Navigate replace to={to} />,
})

/** Every route (SHELL-2 to SHELL-11, AUTH-1). */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Loading />,
    children: [
      {
        element: <BareLayout />,
        children: [
          page({ path: 'login', title: pageTitles.login, load: () => import('../features/auth/pages/LoginPage.tsx') }),
          page({
            path: 'registration',
            title: pageTitles.registration,
            load: () => import('../features/auth/pages/RegistrationPage.tsx'),
          }),
          page({
            path: 'registration/appsumo',
            title: pageTitles.registration,
            load: () => import('../features/auth/pages/AppsumoRegistrationPage.tsx'),
          }),
          page({
            path: 'confirm-email',
            title: pageTitles.confirmEmail,
            load: () => import('../features/auth/pages/ConfirmEmailPage.tsx'),
          }),
          page({
            path: 'request-reset-password',
            title: pageTitles.requestResetPassword,
            load: () => import('../features/auth/pages/RequestPasswordResetPage.tsx'),
          }),
          page({
            path: 'reset-password',
            title: pageTitles.resetPassword,
            load: () => import('../features/auth/pages/ResetPasswordPage.tsx'),
          }),
          ...paymentPaths.map((path) =>
            page({
              path: path.slice(1),
              title: pageTitles.payment,
              load: () => import('../features/billing/pages/PaymentPage.tsx'),
            }),
          ),
          page({
            path: 'connect/:id',
            title: pageTitles.connect,
            load: () => import('../features/profiles/pages/ConnectPage.tsx'),
          }),
          page({
            path: 'calendar/:uuid',
            title: pageTitles.calendar,
            load: () => import('../features/sequences/pages/CalendarPage.tsx'),
          }),
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./SignedInLayout.tsx')).SignedInLayout }),
        children: [
          page({
            path: '/',
            title: pageTitles.dashboard,
            load: () => import('./pages/HomePage.tsx'),
          }),
          page({
            path: 'settings',
            title: pageTitles.settings,
            load: signedIn('settings'),
            children: [
              redirect('manage/general', pageTitles.settings),
              page({
                path: 'manage/general',
                load: signedIn('generalSettings'),
              }),
              page({
                path: 'manage/accountPlan',
                load: signedIn('accountPlan'),
              }),
              page({
                path: 'manage/preferences',
                load: signedIn('preferences'),
              }),
            ],
          }),
          page({
            path: 'recipients',
            title: pageTitles.recipients,
            load: signedIn('recipients'),
            children: [
              page({
                path: 'manage/:id/:tab?/*',
                load: signedIn('recipientDrawer'),
              }),
            ],
          }),
          page({
            path: 'recipients/import/doc/:importId',
            title: pageTitles.recipients,
            load: signedIn('recipientImportMapping'),
          }),
          page({
            path: 'recipients/import/:importId',
            title: pageTitles.recipients,
            load: signedIn('recipientImportResults'),
          }),
          page({
            path: 'clients',
            title: pageTitles.clients,
            load: signedIn('clients'),
            children: [
              page({
                path: 'create',
                load: signedIn('clientCreation'),
              }),
              page({
                path: 'manage/:id/:tab?/*',
                load: signedIn('clientDrawer'),
              }),
            ],
          }),
          page({
            path: 'sequences',
            title: pageTitles.sequences,
            load: signedIn('sequences'),
            children: [
              page({
                path: 'create',
                load: signedIn('sequenceCreation'),
              }),
              page({
                path: 'manage/:id/:tab?/*',
                load: signedIn('sequenceDrawer'),
              }),
            ],
          }),
          page({
            path: 'profiles',
            title: pageTitles.profiles,
            load: signedIn('profiles'),
            children: [
              page({
                path: 'create',
                load: signedIn('profileCreation'),
              }),
              page({
                path: 'manage/:id/:tab?',
                load: signedIn('profileDrawer'),
              }),
            ],
          }),
          page({
            path: 'calls',
            title: pageTitles.calls,
            load: signedIn('calls'),
            children: [
              page({ path: 'create', load: signedIn('callCreation') }),
              page({ path: 'manage/:id/:tab?', load: signedIn('callDrawer') }),
            ],
          }),
          page({
            path: 'calls/reminders',
            title: pageTitles.callReminders,
            load: signedIn('callReminders'),
            children: [page({ path: 'manage/:id', load: signedIn('callRemindersDrawer') })],
          }),
          page({
            path: 'team',
            title: pageTitles.team,
            load: signedIn('team'),
            children: [
              page({
                path: 'manage/:id/:tab?',
                load: signedIn('memberDrawer'),
              }),
            ],
          }),
          page({
            path: 'messages',
            title: pageTitles.inbox,
            load: signedIn('inbox'),
            // The page shows the conversation that the address names.
            children: [{ path: 'conversation/:conversationId', handle: { title: pageTitles.inbox } }],
          }),
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./OpenLayout.tsx')).OpenLayout }),
        children: [
          page({
            path: 'limited-offer',
            title: pageTitles.limitedOffer,
            load: () => import('../features/auth/pages/LimitedOfferPage.tsx'),
          }),
          page({
            path: 'sales-navigator',
            title: pageTitles.salesNavigator,
            load: () => import('../features/auth/pages/SalesNavigatorPage.tsx'),
          }),
          page({
            path: monthlyPaymentPath.slice(1),
            title: pageTitles.monthlyPlans,
            load: () => import('./pages/MonthlyPlansPage.tsx'),
          }),
          page({
            path: 'help',
            load: () => import('./pages/HelpPage.tsx'),
            // The page shows the guide that the address names. Each has a title, so each is a page to arrive at.
            children: [
              { index: true, handle: { title: pageTitles.help } },
              ...guideIds.map((id) => ({ path: id, handle: { title: `${guideTitles[id]} · ${pageTitles.help}` } })),
              { path: '*', handle: { title: pageTitles.help } },
            ],
          }),
          page({ path: '*', title: pageTitles.notFound, load: () => import('./pages/NotFoundPage.tsx') }),
        ],
      },
    ],
  },
]
