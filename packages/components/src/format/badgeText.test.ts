import { expect, test } from 'vitest'
import { badgeTextOf } from './badgeText.ts'

test.each([
  [undefined, undefined],
  [0, undefined],
  [-1, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a count of %s shows as %s', (count, text) => expect(badgeTextOf(count)).toBe(text))
