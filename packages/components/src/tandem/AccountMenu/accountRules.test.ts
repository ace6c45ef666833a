import { expect, test } from 'vitest'
import { areCreditsExhausted, isColorSchemePreference, isDensity } from './accountRules.ts'

test.each([
  [249, 250, false],
  [250, 250, true],
  [251, 250, true],
  [0, 0, true],
  [undefined, 250, false],
  [250, undefined, false],
])('with %s of %s credits used, buying more is offered: %s', (used, total, isOffered) => {
  expect(areCreditsExhausted(used, total)).toBe(isOffered)
})

test('only the three preferences are valid', () => {
  expect(['system', 'light', 'dark', 'sepia', '', undefined].filter(isColorSchemePreference)).toEqual([
    'system',
    'light',
    'dark',
  ])
})

test('only the two densities are valid', () => {
  expect(['comfortable', 'compact', 'dense', '', undefined].filter(isDensity)).toEqual(['comfortable', 'compact'])
})
