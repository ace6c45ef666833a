import { describe, expect, test } from 'vitest'
import { appended, counterTone, isSendable } from './composerRules.ts'

describe('the editor of a message', () => {
  test.each([
    [0, 'calm'],
    [89, 'calm'],
    [90, 'near'],
    [100, 'near'],
    [101, 'over'],
  ])('the counter at %d of 100 characters has the tone %s', (length, tone) =>
    expect(counterTone(length, 100)).toBe(tone),
  )

  test.each([
    ['', false],
    [' \n ', false],
    ['a', true],
    ['a'.repeat(10), true],
    ['a'.repeat(11), false],
  ])('isSendable(%j) with a limit of 10 characters is %s', (text, may) => expect(isSendable(text, 10)).toBe(may))

  test('adds a suggestion below the text', () => {
    expect(appended('', 'Hello')).toBe('Hello')
    expect(appended('Hi Daniel,\n', 'Thursday?')).toBe('Hi Daniel,\n\nThursday?')
  })
})
