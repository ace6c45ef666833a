import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page, type Route } from '@playwright/test'

export const failure =
  /could not|can't be|went wrong|ran into a problem|Try again|Not found|not found|Unexpected response|Failed on purpose/i

const failed =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { message: `Failed on purpose with ${status}.` } })

/** Responds with changed values, except for ids and links. */
const changed = (change: (value: unknown) => unknown) => async (route: Route) => {
  const response = await route.fetch()
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
  const changedValue = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => changedValue(item, key))
    if (value && typeof value === 'object') return changedFields(value)
    return /^(?:id|_links|href)$|Id$/.test(key) ? value : change(value)
  }
  const changedFields = (value: object) =>
    Object.fromEntries(Object.entries(value).map(([key, field]) => [key, changedValue(field, key)]))
  return route.fulfill({ response, json: changedValue(await response.json(), '') })
}

let calls = 0

const faults: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  offline: (route) => route.abort('internetdisconnected'),
  'a delay of 3 s': async (route) => {
    const response = await route.fetch()
    await delay(3000)
    await route.fulfill({ response })
  },
  401: failed(401),
  403: failed(403),
  404: failed(404),
  409: failed(409),
  422: failed(422),
  429: failed(429, { 'retry-after': '1' }),
  500: failed(500),
  'JSON that breaks off': (route) => route.fulfill({ contentType: 'application/json', body: '{"id":1,"na' }),
  'a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'a body that breaks the schema': (route) => route.fulfill({ json: { hello: null } }),
  'null in each field': changed(() => null),
  'unknown words': changed((value) => (typeof value === 'string' ? 'somethingNew' : value)),
  'responses out of order': async (route) => {
    const response = await route.fetch()
    await delay([900, 600, 300, 0][calls++ % 4] ?? 0)
    await route.fulfill({ response })
  },
  'a response that is lost': async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
}

/** The names of all faults except for 401, which leads to the login page. */
export const faultNames = Object.keys(faults).filter((name) => name !== '401')

/** True if the app can use the response, although it comes late or contains null or unknown words. */
export const isMild = (name: string): boolean => mild.has(name)
const mild = new Set(['a delay of 3 s', 'null in each field', 'unknown words', 'responses out of order'])

/** True if this fault makes the app repeat a request that reads data. The app waits 4 s before the last repetition. */
export const isRepeated = (name: string): boolean => repeated.has(name)
const repeated = new Set([
  'offline',
  '429',
  '500',
  'JSON that breaks off',
  'a page of HTML',
  'a body that breaks the schema',
  'a response that is lost',
])

/**
 * A check for `toPass`. Advances the installed clock of the page over the pause before the app repeats failed requests,
 * and then runs `check`.
 */
export const afterRepeats = (page: Page, check: () => Promise<void>) => async () => {
  await page.clock.fastForward(4000)
  await check()
}

/** Applies a fault to all API calls with these methods, except to the calls of `/users/me`. */
export async function failCalls(page: Page, name: string, methods: readonly string[]): Promise<void> {
  await page.route('**/api/v2/**', (route) => {
    const request = route.request()
    const isUser = new URL(request.url()).pathname.endsWith('/api/v2/users/me')
    if (isUser || !methods.includes(request.method())) return route.fallback()
    return faults[name]?.(route)
  })
}

/** Signs in on the login page after a 401. */
export async function signInAgain(page: Page, path: string): Promise<void> {
  await expect(page, path).toHaveURL(/\/login(\?|$)/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByLabel('Email').fill('demo@example.com')
  await page.getByLabel('Password', { exact: true }).fill('demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  // The inbox adds the id of the opened conversation to the address.
  await expect(page, path).toHaveURL(({ pathname }) => pathname.startsWith(path))
}
