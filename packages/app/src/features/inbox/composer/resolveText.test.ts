import { expect, test } from 'vitest'
import { readyText, variableValuesOf } from './resolveText.ts'

const values = variableValuesOf([
  { name: 'firstName', text: 'Ana' },
  { name: 'company', text: '' },
])

test("INBOX-50 each variable is replaced by the recipient's value, or by its default", () => {
  expect(readyText('Hi %firstName%, how is %company%[YWxs]?', values)).toEqual({
    text: 'Hi Ana, how is all?',
    missing: [],
  })
})

test('INBOX-50 a variable without a value is reported once, and a percentage is no variable', () => {
  expect(readyText('%company% and %company% and %mood%', values).missing).toEqual(['company', 'mood'])
  expect(readyText('50% of 20%', values)).toEqual({ text: '50% of 20%', missing: [] })
})
