import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { serverTimeAtom } from '../clock.ts'
import { isUtcDayAtom, todayAtom, utcTodayAtom } from '../today.ts'
import { rangeAtomOf } from './rangeInAddress.ts'

vi.mock('../clock.ts', async (original) => ({ ...(await original()), viewerZone: 'America/Los_Angeles' }))
afterEach(() => vi.useRealTimers())

test('DASH-43 the default range of statistics ends with the UTC day, not with the day of the viewer', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T02:30:00Z') })
  const store = createStore()
  store.set(serverTimeAtom, Date.parse('2026-11-25T02:30:00Z'))
  expect([store.get(todayAtom), store.get(utcTodayAtom)]).toEqual(['2026-11-24', '2026-11-25'])
  expect(store.get(rangeAtomOf('date'))).toEqual({ start: '2026-11-18', end: '2026-11-25' })
  expect(store.get(isUtcDayAtom)).toBe(false)
})
