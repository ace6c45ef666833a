import { expect, test } from 'vitest'
import { dayLabel } from './dayLabel.ts'

test.each([
  ['2026-03-17', 'Today'],
  ['2026-03-16', 'Yesterday'],
  ['2026-03-15', 'Sun, Mar 15'],
  ['2026-03-18', 'Wed, Mar 18'],
  ['2025-12-31', 'Wed, Dec 31, 2025'],
])('labels %s as %s on March 17, 2026', (day, label) => expect(dayLabel(day, '2026-03-17')).toBe(label))

test('labels December 31 as Yesterday on January 1', () =>
  expect(dayLabel('2025-12-31', '2026-01-01')).toBe('Yesterday'))
