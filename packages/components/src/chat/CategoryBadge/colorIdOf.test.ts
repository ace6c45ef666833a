import { expect, test } from 'vitest'
import { categoryColorIds } from '../../theme/tandemTokens.ts'
import { colorIdOf } from './colorIdOf.ts'

test('a known category has the colour of its id', () => {
  expect(categoryColorIds.map(colorIdOf)).toEqual([...categoryColorIds])
})

test.each(['referral', '', 'toString', 'constructor'])(
  'SHELL-56 shows the unknown category %j in neutral grey',
  (id) => {
    expect(colorIdOf(id)).toBe('unqualified')
  },
)
