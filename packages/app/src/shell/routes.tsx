import { lazyPage } from '@tandem/components'
import { monthlyPaymentPath, paymentPaths } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ComponentType, memo } from 'react'
import { Navigate, type RouteObject, Outlet } from 'react-router-dom'
import { BareLayout } from './BareLayout.tsx'
import { guideIds, guideTitles } from '../features/help/guideTitles.ts'
import { pageTitles, shellMessages } from './messages.ts'
import { Loading } from './Loading.tsx'
import { PageFailed } from './PageFailed.tsx'
import { RouteError } from './RouteError.tsx'
import { type signedInPages as SignedInPages } from './signedInPages.ts'
import { LazyToasts } from './LazyToasts.tsx'
import { useArrival } from './useArrival.ts'
import { followBuild } from './newVersion.ts'
import { usePageTitle } from './usePageTitle.ts'
import { useStoreTask } from '../shared/session/appStore.ts'
import { useStored } from '../shared/storage/lastShown.ts'
import { hasStorageFailedAtom } from '../shared/storage/storedAtom.ts'
import { showToastAtom, type Toast } from '../shared/toast/toasts.ts'

/** Says that the storage of the browser is full or blocked (SHELL-102). */
const storageNotice: Toast = { intent: 'warning', isKept: true, ...shellMessages.storageFailed }

/** Sets the window title and the focus when a page opens, and shows toasts. */
function RootLayout() {
  usePageTitle()
  useArrival()
  useStored(showToastAtom, useAtomValue(hasStorageFailedAtom) ? storageNotice : undefined)
  useStoreTask(followBuild)
  return (
    <>
      <Outlet />
      <LazyToasts />
    </>
  )
}

interface PageOptions {
  /** Default: the title of the parent page. */
  readonly title?: string
  /** Child routes, such as the drawers of a list. The page shows them in its `Outlet`. */
  readonly children?: RouteObject[]
}

/**
 * The returned function never rejects, because the router would store the failure. `memo` keeps the page from rendering
 * at each change of the address.
 */
function loaded(load: () => Promise<ComponentType>) {
  const Page = lazyPage(load, PageFailed)
  return async () => {
    // If this load fails, the rendered page loads once more. Only a second failure shows `PageFailed`.
    await Page.load().catch(() => undefined)
    return { Component: memo(Page) }
  }
}

/** A page inside an error boundary. If the page fails, the app around the page stays. */
function page(
  path: string,
  load: () => Promise<{ readonly default: ComponentType }>,
  { title, children }: PageOptions = {},
): RouteObject {
  return {
    errorElement: <RouteError />,
    children: [
      {
        ...(path === '/' ? { index: true } : { path, ...(children && { children }) }),
        ...(title !== undefined && { handle: { title } }),
        lazy: loaded(async () => (await load()).default),
      },
    ],
  }
}

const signedIn = (name: keyof typeof SignedInPages) => async () =>
  (await import('./signedInPages.ts')).signedInPages[name]()

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
          page('login', () => import('../features/auth/pages/LoginPage.tsx'), { title: pageTitles.login }),
          page('registration', () => import('../features/auth/pages/RegistrationPage.tsx'), {
            title: pageTitles.registration,
          }),
          page('registration/appsumo', () => import('../features/auth/pages/RegistrationPage.tsx'), {
            title: pageTitles.registration,
          }),
          page('confirm-email', () => import('../features/auth/pages/ConfirmEmailPage.tsx'), {
            title: pageTitles.confirmEmail,
          }),
          page('request-reset-password', () => import('../features/auth/pages/RequestPasswordResetPage.tsx'), {
            title: pageTitles.requestResetPassword,
          }),
          page('reset-password', () => import('../features/auth/pages/ResetPasswordPage.tsx'), {
            title: pageTitles.resetPassword,
          }),
          ...paymentPaths.map((path) =>
            page(path.slice(1), () => import('../features/purchase/pages/PaymentPage.tsx'), {
              title: pageTitles.payment,
            }),
          ),
          page('connect/:id', () => import('../features/attachProfile/ConnectPage.tsx'), {
            title: pageTitles.connect,
          }),
          page('console', signedIn('demoConsole'), { title: pageTitles.demoConsole }),
          page('calendar/:uuid', () => import('../features/connectCalendar/CalendarPage.tsx'), {
            title: pageTitles.calendar,
          }),
        ],
      },
      {
        lazy: loaded(async () => (await import('./SignedInLayout.tsx')).SignedInLayout),
        children: [
          page('/', () => import('./pages/HomePage.tsx'), { title: pageTitles.dashboard }),
          page('settings', signedIn('settings'), {
            title: pageTitles.settings,
            children: [
              redirect('manage/general', pageTitles.settings),
              { path: 'manage', element: <Navigate replace to="general" /> },
              page('manage/general', signedIn('generalSettings')),
              page('manage/accountPlan', signedIn('accountPlan')),
              page('manage/preferences', signedIn('preferences')),
              page('manage/appearance', signedIn('appearance')),
              page('manage/shortcuts', signedIn('shortcuts')),
            ],
          }),
          page('recipients', signedIn('recipients'), {
            title: pageTitles.recipients,
            children: [page('manage/:id/:tab?/*', signedIn('recipientDrawer'))],
          }),
          page('recipients/import/doc/:importId', signedIn('recipientImportMapping'), { title: pageTitles.recipients }),
          page('recipients/import/:importId', signedIn('recipientImportResults'), { title: pageTitles.recipients }),
          page('clients', signedIn('clients'), {
            title: pageTitles.clients,
            children: [
              page('create', signedIn('clientCreation')),
              page('manage/:id/:tab?/*', signedIn('clientDrawer')),
            ],
          }),
          page('clients/manage/:id/report', signedIn('clientReport'), { title: pageTitles.clientReport }),
          page('sequences', signedIn('sequences'), {
            title: pageTitles.sequences,
            children: [
              page('create', signedIn('sequenceCreation')),
              page('manage/:id/:tab?/*', signedIn('sequenceDrawer')),
            ],
          }),
          page('profiles', signedIn('profiles'), {
            title: pageTitles.profiles,
            children: [
              page('create/:step?', signedIn('profileCreation')),
              page('manage/:id/:tab?', signedIn('profileDrawer')),
            ],
          }),
          page('calls', signedIn('calls'), {
            title: pageTitles.calls,
            children: [
              page('create/:step?', signedIn('callCreation')),
              page('manage/:id/:tab?', signedIn('callDrawer')),
            ],
          }),
          page('calls/reminders', signedIn('callReminders'), {
            title: pageTitles.callReminders,
            children: [page('manage/:id', signedIn('callRemindersDrawer'))],
          }),
          page('team', signedIn('team'), {
            title: pageTitles.team,
            children: [page('manage/:id/:tab?', signedIn('memberDrawer'))],
          }),
          page('messages', signedIn('inbox'), {
            title: pageTitles.inbox,
            // The inbox reads the id of the conversation from the address.
            children: [{ path: 'conversation/:conversationId', handle: { title: pageTitles.inbox } }],
          }),
        ],
      },
      {
        lazy: loaded(async () => (await import('./OpenLayout.tsx')).OpenLayout),
        children: [
          page('limited-offer', () => import('../features/auth/pages/LimitedOfferPage.tsx'), {
            title: pageTitles.limitedOffer,
          }),
          page('sales-navigator', () => import('../features/auth/pages/SalesNavigatorPage.tsx'), {
            title: pageTitles.salesNavigator,
          }),
          page(monthlyPaymentPath.slice(1), () => import('./pages/MonthlyPlansPage.tsx'), {
            title: pageTitles.monthlyPlans,
          }),
          page('help', () => import('../features/help/HelpPage.tsx'), {
            // Each guide has a title, so that it counts as a page and gets the focus when it opens.
            children: [
              { index: true, handle: { title: pageTitles.help } },
              ...guideIds.map((id) => ({ path: id, handle: { title: `${guideTitles[id]} · ${pageTitles.help}` } })),
              { path: '*', handle: { title: pageTitles.help } },
            ],
          }),
          page('*', () => import('./pages/NotFoundPage.tsx'), { title: pageTitles.notFound }),
        ],
      },
    ],
  },
]
