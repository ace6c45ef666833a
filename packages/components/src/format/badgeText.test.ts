import { expect, test } from 'vitest'
import { badgeTextOf } from './badgeText.ts'

test.each([
  [undefined, undefined],
  [0, undefined],
  [-1, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the badge text of the count %s is %s', (count, text) => expect(badgeTextOf(count)).toBe(text))
