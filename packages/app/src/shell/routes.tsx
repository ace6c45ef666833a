import { paymentPaths } from '@tandem/contract'
import { type ComponentType, memo } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { BareLayout } from './BareLayout.tsx'
import { pageTitles } from './messages.ts'
import { notBuiltPages } from './notBuiltPages.ts'
import { Loading } from './Loading.tsx'
import { RootLayout } from './RootLayout.tsx'
import { RouteError } from './RouteError.tsx'

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

/** Redirects from a page's own address to its first section. */
const redirect = (to: string, title: string): RouteObject => ({
  index: true,
  handle: { title },
  element: <Navigate replace to={to} />,
})

const notBuilt = (access: (typeof notBuiltPages)[number]['access']): RouteObject[] =>
  notBuiltPages
    .filter((each) => each.access === access)
    .flatMap(({ title, paths }) =>
      paths.map((path) => page({ path, title, load: () => import('./pages/NotBuiltPage.tsx') })),
    )

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
          ...notBuilt('bare'),
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./SignedInLayout.tsx')).SignedInLayout }),
        children: [
          page({
            path: '/',
            title: pageTitles.dashboard,
            load: () => import('../features/dashboard/pages/DashboardPage.tsx'),
          }),
          page({
            path: 'settings',
            title: pageTitles.settings,
            load: () => import('../features/settings/pages/SettingsPage.tsx'),
            children: [
              redirect('manage/general', pageTitles.settings),
              page({
                path: 'manage/general',
                load: () => import('../features/settings/pages/GeneralPage.tsx'),
              }),
              page({
                path: 'manage/accountPlan',
                load: () => import('../features/billing/pages/AccountPlanPage.tsx'),
              }),
            ],
          }),
          page({
            path: 'recipients',
            title: pageTitles.recipients,
            load: () => import('../features/recipients/pages/RecipientsPage.tsx'),
            children: [
              page({
                path: 'manage/:id/:tab?/*',
                load: () => import('../features/recipients/drawer/pages/RecipientDrawerPage.tsx'),
              }),
            ],
          }),
          page({
            path: 'recipients/import/doc/:importId',
            title: pageTitles.recipients,
            load: () => import('../features/recipients/import/pages/ImportMappingPage.tsx'),
          }),
          page({
            path: 'recipients/import/:importId',
            title: pageTitles.recipients,
            load: () => import('../features/recipients/import/pages/ImportResultsPage.tsx'),
          }),
          page({
            path: 'clients',
            title: pageTitles.clients,
            load: () => import('../features/clients/pages/ClientsPage.tsx'),
            children: [
              page({
                path: 'create',
                load: () => import('../features/clients/pages/CreateClientPage.tsx'),
              }),
              page({
                path: 'manage/:id/:tab?/*',
                load: () => import('../features/clients/pages/ClientDrawerPage.tsx'),
              }),
            ],
          }),
          page({
            path: 'sequences',
            title: pageTitles.sequences,
            load: () => import('../features/sequences/pages/SequencesPage.tsx'),
            children: [
              page({
                path: 'create',
                title: pageTitles.sequences,
                load: () => import('./pages/CreateSequencePage.tsx'),
              }),
              page({
                path: 'manage/:id/:tab?/*',
                load: () => import('./pages/SequenceDrawerPage.tsx'),
              }),
            ],
          }),
          page({
            path: 'team',
            title: pageTitles.team,
            load: () => import('../features/team/pages/TeamPage.tsx'),
            children: [
              page({
                path: 'manage/:id/:tab?',
                load: () => import('../features/team/pages/MemberDrawerPage.tsx'),
              }),
            ],
          }),
          ...notBuilt('signedIn'),
          page({ path: '*', title: pageTitles.notFound, load: () => import('./pages/NotFoundPage.tsx') }),
        ],
      },
      { lazy: async () => ({ Component: (await import('./OpenLayout.tsx')).OpenLayout }), children: notBuilt('open') },
    ],
  },
]
