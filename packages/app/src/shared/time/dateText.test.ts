import { expect, test } from 'vitest'
import { dayText, momentText } from './dateText.ts'
import { zoneText } from './timeZones.ts'

test('SHELL-109 a moment shows its weekday, day and time', () => {
  const now = '2026-11-26T09:00:00Z'
  expect(momentText('2026-11-30T09:25:00Z', now, 'UTC')).toBe('Mon, Nov 30, 09:25')
  expect(momentText('2025-03-04T09:25:00Z', now, 'UTC')).toBe('Tue, Mar 4, 2025, 09:25')
  expect(momentText('', now, 'UTC')).toBe('–')
  expect(momentText(now, now, 'Europe/Atlantis')).toBe('–')
  expect([dayText('2026-12-04', '2026-11-26'), dayText('2027-01-04', '2026-11-26')]).toEqual(['Dec 4', 'Jan 4, 2027'])
})

test('SHELL-109 a time zone shows its city and its UTC offset at a given time', () => {
  expect(zoneText('America/Sao_Paulo', '2026-11-26T09:00:00Z')).toBe('São Paulo (UTC−3)')
  expect(zoneText('Europe/Berlin', '2026-07-26T09:00:00Z')).toBe('Berlin (UTC+2)')
  expect(zoneText('Europe/Atlantis', '2026-11-26T09:00:00Z')).toBe('Europe/Atlantis')
})
