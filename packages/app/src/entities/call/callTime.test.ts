import { expect, test } from 'vitest'
import { viewerZone } from '../../shared/time/clock.ts'
import { callTime } from './callTime.ts'

test('CALL-23 if the viewer is in another zone, the time in the zone of the call also shows', () => {
  const there = viewerZone === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo'
  const date = '2026-11-25T10:30:00Z'
  expect(callTime(date, there).there).toBe(there === 'Asia/Tokyo' ? '19:30 Tokyo' : '05:30 New York')
  expect(callTime(date, viewerZone).there).toBeUndefined()
  expect(callTime(date, null)).toEqual(callTime(date, viewerZone))
})
