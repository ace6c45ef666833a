import { type RouteObject, matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

const earlierPlans = ['starter', 'explorer', 'unlimited-cloud', 'trio-explorer']

/** Every route of document 1, section 2, with the redacted ones of the decisions, by the name of its page. */
const specified: Readonly<Record<string, readonly string[]>> = {
  Dashboard: ['/'],
  Sequences: [
    '/sequences',
    '/sequences/create',
    '/sequences/manage/1',
    '/sequences/manage/1/responseManager/interested',
  ],
  Inbox: ['/messages', '/messages/conversation/1'],
  Recipients: [
    '/recipients',
    '/recipients/manage/1',
    '/recipients/manage/1/sequences/2',
    '/recipients/import/1',
    '/recipients/import/doc/1',
  ],
  'AI Client': ['/clients', '/clients/manage/1', '/clients/manage/1/settings/company', '/clients/create'],
  Profiles: ['/profiles', '/profiles/manage/1', '/profiles/manage/1/schedule', '/profiles/create'],
  Team: ['/team', '/team/manage/1', '/team/manage/1/general'],
  'Calls Management': [
    '/calls',
    '/calls/create',
    '/calls/reminders',
    '/calls/reminders/manage/1',
    '/calls/manage/1',
    '/calls/manage/1/edit',
  ],
  Settings: ['/settings', '/settings/manage/general', '/settings/manage/accountPlan'],
  Help: ['/help'],
  'Sign in': ['/login'],
  'Confirm your email': ['/confirm-email'],
  'Reset your password': ['/request-reset-password'],
  'Create a new password': ['/reset-password'],
  'Limited offer': ['/limited-offer'],
  'Create your account': ['/registration', '/registration/appsumo'],
  'Sales Navigator': ['/sales-navigator'],
  Payment: [
    '/monthlyPayment',
    ...earlierPlans.flatMap((plan) => [`/payment-${plan}-monthly`, `/payment-${plan}-annually`]),
    '/payment-1profile-monthly',
    '/payment-10profiles-monthly',
    '/payment-30profiles-monthly',
    '/payment-50profiles-monthly',
    '/payment-ai-credits-250',
    '/payment-ai-credits-500',
    '/payment-ai-credits-1000',
  ],
  'Page not found': ['/no/such/page', '/sequences/unknown', '/settings/manage/other'],
}

const cases = Object.entries(specified).flatMap(([title, paths]) => paths.map((path) => ({ path, title })))

test.each(cases)('$path is the page "$title"', ({ path, title }) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.handle).toEqual({ title })
})

test('every page is loaded when it is asked for, inside of an error boundary of its own', () => {
  const pagesIn = (parent: RouteObject): { readonly page: RouteObject; readonly around: RouteObject }[] =>
    (parent.children ?? []).flatMap((child) =>
      child.path !== undefined || child.index === true ? [{ page: child, around: parent }] : pagesIn(child),
    )
  const pages = routes.flatMap(pagesIn)
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.filter(({ page }) => typeof page.lazy !== 'function')).toEqual([])
  expect(pages.filter(({ around }) => !around.errorElement || around.children?.length !== 1)).toEqual([])
})
