import { expect, it } from 'vitest'
import { boundedDelay, typedDelay } from './delayDraft.ts'

const bounds = {
  days: { minimum: 0, maximum: 365 },
  hours: { minimum: 0, maximum: 24 },
  minutes: { minimum: 0, maximum: 59 },
}

it.each([
  ['2', 'days', 2],
  [' 1.5 ', 'days', 2],
  ['1,4', 'days', 1],
  ['-3', 'days', undefined],
  ['25', 'hours', 24],
  ['60', 'minutes', 59],
  ['', 'days', undefined],
  ['soon', 'days', undefined],
] as const)('%j %s is %s: whole numbers within the bounds', (text, unit, value) => {
  expect(typedDelay(text, unit, bounds)).toBe(value)
})

it('keeps a number within the bounds of another unit', () => {
  expect(boundedDelay(48, 'hours', bounds)).toBe(24)
})
