import { expect, test } from 'vitest'
import { fullNameOf } from './fullName.ts'

test('SHELL-93 characters that change the text direction are removed from names', () => {
  expect(fullNameOf({ firstName: '\u2067Ann', lastName: '\u202eBaker' })).toBe('Ann Baker')
  expect(fullNameOf({ firstName: 'דנה', lastName: 'כהן' })).toBe('דנה כהן')
})
