import { afterEach, expect, test } from 'vitest'
import { dateTextOf } from './cellText.ts'

const { TZ } = process.env
afterEach(() => {
  process.env['TZ'] = TZ
})

test.each([
  ['Asia/Tokyo', 'Mar. 04 2026 - 18:30'],
  ['America/New_York', 'Mar. 04 2026 - 04:30'],
])('SHELL-48 a date cell shows times in the zone of the viewer, such as %s', (zone, text) => {
  process.env['TZ'] = zone
  expect(dateTextOf('2026-03-04T09:30:00Z')).toBe(text)
})
