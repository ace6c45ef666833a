import { expect, test } from 'vitest'
import { cardFocus } from './cardFocus.ts'

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, undefined],
  ['ArrowUp', 0, 3, undefined],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['Home', 0, 3, undefined],
  ['End', 0, 3, 2],
  ['End', 2, 3, undefined],
  ['Tab', 1, 3, undefined],
])(
  'the key %s at index %d of %d cards moves the focus to index %s (undefined: the focus stays)',
  (key, index, count, next) => expect(cardFocus(key, index, count)).toBe(next),
)
