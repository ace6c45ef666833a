import { expect, test } from 'vitest'
import { cardText } from './conversationSummary.ts'

const text = 'Tuesday at 10:00?'

test('SHELL-22 a card names the author of its last message if the message is outgoing', () => {
  expect(cardText({ type: 'incoming', kind: 'manual', text })).toBe(text)
  expect(cardText({ type: 'outgoing', kind: 'manual', text })).toBe(`You: ${text}`)
  expect(cardText({ type: 'outgoing', kind: 'template', text })).toBe(`You: ${text}`)
  expect(cardText({ type: 'outgoing', kind: 'ai_fast', text })).toBe(`AI: ${text}`)
  expect(cardText({ type: 'outgoing', kind: 'ai', text: '' })).toBe('')
})
