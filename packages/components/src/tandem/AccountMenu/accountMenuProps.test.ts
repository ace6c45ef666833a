import { expect, test } from 'vitest'
import { areCreditsExhausted } from './accountMenuProps.ts'

test.each([
  [249, 250, false],
  [250, 250, true],
  [251, 250, true],
  [0, 0, true],
  [undefined, 250, false],
  [250, undefined, false],
])('with %s of %s credits used, areCreditsExhausted is %s', (used, total, isOffered) => {
  expect(areCreditsExhausted(used, total)).toBe(isOffered)
})
