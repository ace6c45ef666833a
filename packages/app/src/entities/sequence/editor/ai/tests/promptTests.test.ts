import { describe, expect, test } from 'vitest'
import { answerOf, violationsOf } from './promptTests.ts'

const promptTest = { id: 'a', message: 'How much?', mustMention: 'Price, call ,', mustNotMention: ' discount,free' }

describe('SEQ-136 a test of prompts', () => {
  test('passes with all required words in any case', () => {
    expect(violationsOf(promptTest, 'The PRICE depends. Shall we have a call?')).toEqual({ missing: [], unwanted: [] })
  })

  test('lists the missing and the forbidden words', () => {
    expect(violationsOf(promptTest, 'A discount, and a call for free?')).toEqual({
      missing: ['Price'],
      unwanted: ['discount', 'free'],
    })
  })

  test('passes without rules', () => {
    expect(violationsOf({ ...promptTest, mustMention: '', mustNotMention: ' , ' }, 'free')).toEqual({
      missing: [],
      unwanted: [],
    })
  })

  test('reads the last outgoing message as the answer', () => {
    const chat = [
      { type: 'outgoing' as const, text: 'Hello' },
      { type: 'incoming' as const, text: 'How much?' },
      { type: 'outgoing' as const, text: 'It depends.' },
    ]
    expect(answerOf(chat)).toBe('It depends.')
    expect(answerOf([])).toBe('')
  })
})
