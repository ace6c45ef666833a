import { describe, expect, test } from 'vitest'
import { attributeNameError, isLastEnabled, withColumnEnabled } from './columnPreferences.ts'

const columns = ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key.toUpperCase(), isEnabled: true }))

describe('the only visible column', () => {
  test('LIST-35 is recognized if all other columns are hidden', () => {
    const one = ['a', 'b', 'c'].reduce(
      (list, key) => withColumnEnabled(list, key, false),
      withColumnEnabled(columns, 'd', true),
    )
    expect(isLastEnabled(one, 'd')).toBe(true)
    expect(isLastEnabled(one, 'a')).toBe(false)
    expect(isLastEnabled(columns, 'a')).toBe(false)
  })
})

describe('name of a custom attribute', () => {
  test("RECIP-6 is required: 'Field is required'", () => {
    expect(attributeNameError('  ', [])).toBe('Field is required')
  })
  test('RECIP-7 has at most 64 characters and is unique', () => {
    expect(attributeNameError('x'.repeat(64), [])).toBeUndefined()
    expect(attributeNameError('x'.repeat(65), [])).toBe('At most 64 characters')
    expect(attributeNameError(' budget ', ['Budget'])).toBe('There is an attribute with this name already')
  })
})
