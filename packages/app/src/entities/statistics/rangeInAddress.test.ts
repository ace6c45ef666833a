import { createStore } from 'jotai'
import { describe, expect, test, vi } from 'vitest'
import { serverTimeAtom } from '../../shared/time/clock.ts'
import { addressAtom } from '../../shared/router/search.ts'
import { rangeAtomOf, searchWithRange } from './rangeInAddress.ts'

const dateRangeAtom = rangeAtomOf('date_range_date')

describe('a range of days in the address', () => {
  const storeAt = (serverTime: string, search = '') => {
    vi.useFakeTimers({ now: new Date('2020-01-01T12:00:00Z') })
    const store = createStore()
    store.set(serverTimeAtom, Date.parse(serverTime))
    store.set(addressAtom, { pathname: '/', search })
    return store
  }

  test('defaults to today and the 7 days before', () => {
    expect(storeAt('2026-03-10T12:00:00Z').get(dateRangeAtom)).toEqual({ start: '2026-03-03', end: '2026-03-10' })
    vi.useRealTimers()
  })

  test('is read from the address if it is valid', () => {
    const search = `?${searchWithRange('?x=1', 'date_range_date', { start: '2025-12-30', end: '2026-01-02' })}`
    expect(search).toBe('?x=1&date_range_date=30.12.2025-02.01.2026')
    expect(storeAt('2026-03-10T12:00:00Z', search).get(dateRangeAtom)).toEqual({
      start: '2025-12-30',
      end: '2026-01-02',
    })
    for (const broken of ['31.02.2026-01.03.2026', '02.01.2026-01.01.2026', '', 'x'])
      expect(storeAt('2026-03-10T12:00:00Z', `?date_range_date=${broken}`).get(dateRangeAtom).end).toBe('2026-03-10')
    vi.useRealTimers()
  })
})
