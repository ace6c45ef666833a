import { createStore } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'

test('DASH-43 the default range of statistics ends with today in UTC', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
    vi.resetModules()
  })
  // `clock.ts` reads the viewer's time zone when it loads.
  const { serverTimeAtom } = await import('../../shared/time/clock.ts')
  const { isUtcDay, todayAtom, utcTodayAtom } = await import('../../shared/time/today.ts')
  const { rangeAtomOf } = await import('./rangeInAddress.ts')
  vi.useFakeTimers({ now: new Date('2026-11-25T02:30:00Z') })
  const store = createStore()
  store.set(serverTimeAtom, Date.parse('2026-11-25T02:30:00Z'))
  expect([store.get(todayAtom), store.get(utcTodayAtom)]).toEqual(['2026-11-24', '2026-11-25'])
  expect(store.get(rangeAtomOf('date_range_date'))).toEqual({ start: '2026-11-18', end: '2026-11-25' })
  expect(isUtcDay(store.get(todayAtom))).toBe(false)
})
