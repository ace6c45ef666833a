import { describe, expect, it } from 'vitest'
import { answerOf, violationsOf } from './promptTests.ts'

const test = { id: 'a', message: 'How much?', mustMention: 'Price, call ,', mustNotMention: ' discount,free' }

describe('SEQ-136 a test of prompts', () => {
  it('passes when all required words occur, in any case, and no forbidden one does', () => {
    expect(violationsOf(test, 'The PRICE depends. Shall we have a call?')).toEqual({ missing: [], unwanted: [] })
  })

  it('lists the missing and the forbidden words', () => {
    expect(violationsOf(test, 'A discount, and a call for free?')).toEqual({
      missing: ['Price'],
      unwanted: ['discount', 'free'],
    })
  })

  it('asks for nothing without rules', () => {
    expect(violationsOf({ ...test, mustMention: '', mustNotMention: ' , ' }, 'free')).toEqual({
      missing: [],
      unwanted: [],
    })
  })

  it('reads the last message of ours as the answer', () => {
    const chat = [
      { type: 'outgoing' as const, text: 'Hello' },
      { type: 'incoming' as const, text: 'How much?' },
      { type: 'outgoing' as const, text: 'It depends.' },
    ]
    expect(answerOf(chat)).toBe('It depends.')
    expect(answerOf([])).toBe('')
  })
})
