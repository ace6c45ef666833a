import { expect, test } from 'vitest'
import { typedDelay } from './delayDraft.ts'

const bounds = {
  days: { minimum: 0, maximum: 365 },
  hours: { minimum: 0, maximum: 24 },
  minutes: { minimum: 0, maximum: 59 },
}

test.each([
  ['2', 'days', 2],
  [' 1.5 ', 'days', 2],
  ['1,4', 'days', 1],
  ['-3', 'days', undefined],
  ['24.4', 'hours', 24],
  ['25', 'hours', undefined],
  ['60', 'minutes', undefined],
  ['366', 'days', undefined],
  ['', 'days', undefined],
  ['soon', 'days', undefined],
] as const)('SEQ-36 the input %j with the unit %s gives the number %s (undefined: invalid)', (text, unit, value) => {
  expect(typedDelay(text, unit, bounds)).toBe(value)
})
