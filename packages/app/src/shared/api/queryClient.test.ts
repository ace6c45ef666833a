import { onlineManager, QueryObserver } from '@tanstack/query-core'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient, isWorthRetrying, retryWaitMs } from './queryClient.ts'
import { RequestError } from './RequestError.ts'

afterEach(() => onlineManager.setOnline(true))

const lost = new RequestError(0, undefined)

test('SHELL-41 the wait before a retry doubles up to 30 s', () => {
  expect(createQueryClient().getDefaultOptions().queries?.retryDelay).toBe(retryWaitMs)
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => retryWaitMs(failures, lost))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
})

test.each([0, 408, 425, 429, 500, 502, 503])('a query that failed with the status %i is retried 3 times', (status) => {
  const error = new RequestError(status, undefined)
  expect([0, 1, 2, 3].map((failures) => isWorthRetrying(failures, error))).toEqual([true, true, true, false])
})

test.each([400, 401, 403, 404, 409, 422])('a query that was refused with the status %i is not retried', (status) => {
  expect(isWorthRetrying(0, new RequestError(status, undefined))).toBe(false)
})

test('a query is retried after an unreadable response, but not after a TypeError', () => {
  expect(isWorthRetrying(0, new RequestError(200, undefined))).toBe(true)
  expect(isWorthRetrying(0, new TypeError('GET /users/me'))).toBe(false)
})

test('SHELL-41 the cache keeps responses for 5 minutes, and mutations are not retried', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { gcTime: 300_000 },
    mutations: { retry: false },
  })
})

test('SHELL-120 a query that failed offline is repeated when the browser is online', async () => {
  const client = createQueryClient()
  client.mount()
  onlineManager.setOnline(false)
  const answers = [Promise.reject(lost), Promise.resolve('rows')]
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: () => answers.shift() })
  const unsubscribe = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(lost), 10_000)
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('rows'), 10_000)
  unsubscribe()
  client.unmount()
})
