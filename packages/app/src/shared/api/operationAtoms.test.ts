import { addDays, type ResponseOf, conversationList, dashboardGet } from '@tandem/contract'
import { QueryClient } from '@tanstack/query-core'
import { atom, createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from './apiClientAtom.ts'
import { serverTimeAtom } from '../time/clock.ts'
import { todayAtom, utcTodayAtom } from '../time/today.ts'
import { operationQueryAtom } from './operationAtoms.ts'
import { operationPagesAtom } from './operationPagesAtom.ts'
import { RequestError } from './RequestError.ts'
import { addressAtom, searchAtom } from '../router/search.ts'

const startOfWorkspace = Date.parse('2026-11-20T09:00:00Z')

beforeEach(() => {
  // This browser's clock is a day ahead of the server's frozen clock.
  vi.useFakeTimers({ now: startOfWorkspace + 86_400_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A query for the last 7 days. The server refuses each call. */
function refusedQuery() {
  const store = createStore()
  const call = vi.fn<(input: unknown) => Promise<never>>(() =>
    Promise.reject(new RequestError(400, { message: 'Not today.' })),
  )
  store.set(queryClientAtom, new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }))
  store.set(apiClientAtom, {
    request: async (_operation, input, { signal } = {}) => {
      // Like the real client, sends the call after a pause.
      await Promise.resolve()
      signal?.throwIfAborted()
      return call(input)
    },
  })
  store.set(serverTimeAtom, startOfWorkspace)
  store.set(addressAtom, { pathname: '/', search: '' })
  const rangeAtom = atom((get) => {
    get(searchAtom)
    const end = get(utcTodayAtom)
    return { start: addDays(end, -6), end }
  })
  const queryAtom = operationQueryAtom({ dashboardGet }, (get) => {
    const { start, end } = get(rangeAtom)
    return { query: { dateStart: start, dateEnd: end } }
  })
  store.sub(queryAtom, () => {})
  return { store, call, errorOf: () => store.get(queryAtom).error }
}

test('a refused query is not repeated if a new input equals the old input', async () => {
  const { store, call, errorOf } = refusedQuery()
  for (let second = 0; second < 90; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    store.set(serverTimeAtom, startOfWorkspace)
    store.set(addressAtom, { pathname: '/', search: '' })
  }
  expect(call).toHaveBeenCalledTimes(1)
  expect(errorOf()).toMatchObject({ status: 400 })
})

test('a change of the server time does not repeat a running query', async () => {
  const { store, call } = refusedQuery()
  store.set(serverTimeAtom, startOfWorkspace - 5000)
  store.set(serverTimeAtom, startOfWorkspace)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(call).toHaveBeenCalledTimes(1)
})

test('a new day causes a request for the new range', async () => {
  const { store, call } = refusedQuery()
  const today = store.get(todayAtom)
  await vi.advanceTimersByTimeAsync(1000)
  store.set(serverTimeAtom, startOfWorkspace + 86_400_000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.get(todayAtom)).toBe(addDays(today, 1))
  expect(call).toHaveBeenCalledTimes(2)
})

test('a list opens around a row and grows in both directions', async () => {
  const app = startSimulatedApp()
  const pagesAtom = operationPagesAtom(
    { conversationList },
    {
      getInput: (_get, cursor) => ({ query: { limit: 5, ...cursor } }),
      getStart: () => ({ around: middle }),
      getNext: ({ _embedded: { conversations } }) => ({ after: conversations.at(-1)?.id }),
      getPrevious: ({ _embedded: { conversations } }) => ({ before: conversations[0]?.id }),
    },
  )
  vi.useRealTimers()
  const idsOf = ({ _embedded: { conversations } }: ResponseOf<typeof conversationList>) =>
    conversations.map(({ id }) => id)
  const ids = idsOf(await app.store.get(apiClientAtom).request(conversationList, { query: { limit: 40 } }))
  const middle = ids[20] ?? 0
  const unsubscribe = app.store.sub(pagesAtom, () => {})
  const loaded = () => app.store.get(pagesAtom).data?.pages.flatMap(idsOf) ?? []
  await vi.waitFor(() => expect(loaded()).toContain(middle), 10_000)
  const first = loaded()
  await app.store.get(pagesAtom).fetchPreviousPage()
  await app.store.get(pagesAtom).fetchNextPage()
  await vi.waitFor(() => expect(loaded()).toHaveLength(first.length + 10), 10_000)
  const start = ids.indexOf(first[0] ?? 0) - 5
  expect(loaded()).toEqual(ids.slice(start, start + first.length + 10))
  unsubscribe()
})
