import { describe, expect, test } from 'vitest'
import { answerOf, violationsOf } from './promptTests.ts'

const promptTest = { id: 'a', message: 'How much?', mustMention: 'Price, call ,', mustNotMention: ' discount,free' }

describe('SEQ-136 a test of prompts', () => {
  test('passes if the answer contains all required words, in capital or small letters', () => {
    expect(violationsOf(promptTest, 'The PRICE depends. Shall we have a call?')).toEqual({ missing: [], unwanted: [] })
  })

  test('lists the required words that are missing, and the forbidden words that the answer contains', () => {
    expect(violationsOf(promptTest, 'A discount, and a call for free?')).toEqual({
      missing: ['Price'],
      unwanted: ['discount', 'free'],
    })
  })

  test('passes if no words are required or forbidden', () => {
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
