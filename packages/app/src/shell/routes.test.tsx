import { type RouteObject, matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routePath } from './appRouter.ts'
import { routes } from './routes.tsx'

const earlierPlans = ['starter', 'explorer', 'unlimited-cloud', 'trio-explorer']

const pages: readonly (readonly [rule: string, title: string, paths: readonly string[]])[] = [
  ['SHELL-2', 'Dashboard', ['/']],
  [
    'SHELL-3',
    'Sequences',
    ['/sequences', '/sequences/create', '/sequences/manage/1', '/sequences/manage/1/responseManager/interested'],
  ],
  ['SHELL-4', 'Inbox', ['/messages', '/messages/conversation/1']],
  [
    'SHELL-5',
    'Recipients',
    [
      '/recipients',
      '/recipients/manage/1',
      '/recipients/manage/1/sequences/2',
      '/recipients/import/1',
      '/recipients/import/doc/1',
    ],
  ],
  ['SHELL-6', 'AI Client', ['/clients', '/clients/manage/1', '/clients/manage/1/settings/company', '/clients/create']],
  ['SHELL-7', 'Profiles', ['/profiles', '/profiles/manage/1', '/profiles/manage/1/schedule', '/profiles/create']],
  ['SHELL-8', 'Team', ['/team', '/team/manage/1', '/team/manage/1/general']],
  ['SHELL-9', 'Calls Management', ['/calls', '/calls/create', '/calls/manage/1', '/calls/manage/1/edit']],
  ['SHELL-9', 'Call reminders', ['/calls/reminders', '/calls/reminders/manage/1']],
  [
    'SHELL-10',
    'Settings',
    ['/settings', '/settings/manage', '/settings/manage/general', '/settings/manage/accountPlan'],
  ],
  [
    'SHELL-119',
    'Settings',
    ['/settings/manage/preferences', '/settings/manage/appearance', '/settings/manage/shortcuts'],
  ],
  ['SHELL-10', 'Help', ['/help', '/help/no-such-guide']],
  ['SHELL-80', 'Profiles · Help', ['/help/profiles']],
  ['AUTH-1', 'Sign in', ['/login']],
  ['AUTH-1', 'Confirm your email', ['/confirm-email']],
  ['AUTH-1', 'Reset your password', ['/request-reset-password']],
  ['AUTH-1', 'Create a new password', ['/reset-password']],
  ['AUTH-1', 'Limited offer', ['/limited-offer']],
  ['AUTH-1', 'Create your account', ['/registration', '/registration/appsumo']],
  ['AUTH-1', 'Sales Navigator', ['/sales-navigator']],
  ['PROF-43', 'Connect an account', ['/connect/1']],
  ['SEQ-70', 'Connect a calendar', ['/calendar/3f2504e0-4f89-41d3-9a0c-0305e82c3301']],
  [
    'BILL-34',
    'Payment',
    [
      '/payment-1profile-monthly',
      '/payment-10profiles-monthly',
      '/payment-30profiles-monthly',
      '/payment-50profiles-monthly',
    ],
  ],
  ['BILL-35', 'Payment', earlierPlans.flatMap((plan) => [`/payment-${plan}-monthly`, `/payment-${plan}-annually`])],
  ['BILL-39', 'Monthly plans', ['/monthlyPayment']],
  ['BILL-36', 'Payment', ['/payment-ai-credits-250', '/payment-ai-credits-500', '/payment-ai-credits-1000']],
  ['BILL-35', 'Page not found', ['/payment-unknown-monthly', '/payment-2profiles-monthly']],
  ['SHELL-11', 'Page not found', ['/no/such/page', '/sequences/unknown', '/settings/manage/other']],
]

const cases = pages.flatMap(([rule, title, paths]) => paths.map((path) => [rule, path, title] as const))

/** A drawer has the title of the page behind it. */
const titleOf = (matches: ReturnType<typeof matchRoutes<(typeof routes)[number]>>): unknown =>
  matches?.findLast(({ route }) => route.handle !== undefined)?.route.handle

test.each(cases)('%s %s is the page "%s"', (_, path, title) => {
  expect(titleOf(matchRoutes(routes, path))).toEqual({ title })
})

test.each(cases)('SHELL-12 (%s) capital letters and a final slash in %s lead to the same page', (_, path, title) => {
  const matches = matchRoutes(routes, `${path.toUpperCase()}/`)
  expect(titleOf(matches)).toEqual({ title })
  expect(matches && routePath(matches).toLowerCase()).toBe(path.toLowerCase())
})

test.each([
  ['/Recipients/', '/recipients'],
  ['/SETTINGS/Manage/accountplan', '/settings/manage/accountPlan'],
  ['/monthlypayment/', '/monthlyPayment'],
  ['/Recipients/Manage/7/General', '/recipients/manage/7/General'],
  ['/no/Such/page', '/no/Such/page'],
])('SHELL-12 the path of %s is %s: parameters keep their case', (address, path) => {
  expect(routePath(matchRoutes(routes, address) ?? [])).toBe(path)
})

test('every page loads inside a separate error boundary', () => {
  const pagesIn = (parent: RouteObject): { readonly page: RouteObject; readonly around: RouteObject }[] =>
    (parent.children ?? []).flatMap((child) =>
      child.path !== undefined || child.index === true ? [{ page: child, around: parent }] : pagesIn(child),
    )
  const all = routes.flatMap(pagesIn)
  expect(all.length).toBeGreaterThan(30)
  expect(all.filter(({ page }) => typeof page.lazy !== 'function')).toEqual([])
  expect(all.filter(({ around }) => !around.errorElement || around.children?.length !== 1)).toEqual([])
})
