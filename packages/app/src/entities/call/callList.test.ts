import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { addressAtom } from '../../shared/router/search.ts'
import { callList } from './callList.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test('CALL-36 the list shows the calls of the days in the address', async () => {
  const { store } = app
  const { rowsAtom } = callList.atoms
  const search = '?date_range_callDate=12.03.2026-13.03.2026'
  store.set(addressAtom, { pathname: '/calls', search })
  const leave = store.sub(rowsAtom, () => {})
  await vi.waitFor(() => expect(store.get(rowsAtom)?.length).toBeGreaterThan(0), 10_000)
  const days = new Set(store.get(rowsAtom)?.map(({ date }) => new Date(date ?? 0).toISOString().slice(0, 10)))
  expect([...days].toSorted()).toEqual(['2026-03-12', '2026-03-13'])
  leave()
})
