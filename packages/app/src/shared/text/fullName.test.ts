import { expect, test } from 'vitest'
import { fullNameOf } from './fullName.ts'

test('SHELL-93 characters of a name that turn text around do not reach the text beside it', () => {
  expect(fullNameOf({ firstName: '\u2067Ann', lastName: '\u202eBaker' })).toBe('Ann Baker')
  expect(fullNameOf({ firstName: 'דנה', lastName: 'כהן' })).toBe('דנה כהן')
})
