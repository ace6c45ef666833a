import { expect, test } from 'vitest'
import { categoryColorIds } from '../../theme/tandemTokens.ts'
import { colorIdOf } from './colorIdOf.ts'

test('each known category has a different colour', () => {
  expect(categoryColorIds.map(colorIdOf)).toEqual([...categoryColorIds])
})

test.each(['referral', '', 'toString', 'constructor'])(
  'SHELL-56 shows the unknown category %j in neutral grey',
  (id) => {
    expect(colorIdOf(id)).toBe('unqualified')
  },
)
