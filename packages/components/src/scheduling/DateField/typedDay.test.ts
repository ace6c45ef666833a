import { expect, test } from 'vitest'
import { isDayFirst, typedDay } from './typedDay.ts'

const today = '2026-11-26'

test.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-2', '2026-11-02'],
  ['Fri, Nov 27, 2026', '2026-11-27'],
  ['27 november 2026', '2026-11-27'],
  ['Nov 27', '2026-11-27'],
  ['27 nov 27', '2027-11-27'],
  ['11/27/2026', '2026-11-27'],
  ['3/4/26', '2026-03-04'],
  ['27.11.2026', '2026-11-27'],
  ['4.3.2026', '2026-03-04'],
  ['27/11', '2026-11-27'],
  ['Nov 20', '2026-11-20'],
  ['Jan 5', '2027-01-05'],
])('SHELL-121 on November 26, 2026, %j is the day %s', (text, day) => {
  expect(typedDay(text, today, false)).toBe(day)
})

test.each(['', 'x', '27', 'Nov', 'Feb 30', '2026-13-01', '13/13/2026', 'foo 27', '1 2 3 4', 'Nov 27 x'])(
  'SHELL-121 %j is no day',
  (text) => {
    expect(typedDay(text, today, false)).toBeUndefined()
  },
)

test('SHELL-121 the language tells if the day or the month comes first in a typed date', () => {
  expect([isDayFirst('en-US'), isDayFirst('en-GB'), isDayFirst('de'), isDayFirst('sv')]).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(typedDay('3/4/2026', today, true)).toBe('2026-04-03')
})
