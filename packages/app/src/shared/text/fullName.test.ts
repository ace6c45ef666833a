import { expect, test } from 'vitest'
import { fullNameOf } from './fullName.ts'

test('SHELL-93 text direction characters in a name do not affect other text', () => {
  expect(fullNameOf({ firstName: '\u2067Ann', lastName: '\u202eBaker' })).toBe('Ann Baker')
  expect(fullNameOf({ firstName: 'דנה', lastName: 'כהן' })).toBe('דנה כהן')
})
