import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ChatMessage } from '../chatMessage.ts'
import { MessageList } from './MessageList.tsx'

const now = { date: '2026-03-17', time: '14:05' }
const sent: ChatMessage = {
  id: 1,
  type: 'outgoing',
  text: 'Hi',
  day: now.date,
  time: '14:00',
  kind: 'manual',
  status: 'sent',
}
const reply: ChatMessage = { ...sent, id: 2, type: 'incoming', text: 'Let us talk' }
const scheduled: ChatMessage = { ...sent, id: 3, text: 'Are you free?', time: '18:00', status: 'scheduled' }

const list = (...messages: readonly ChatMessage[]) => (
  <MessageList label="Messages" threadId={1} messages={messages} recipientName="Ada" now={now} />
)

test('a screen reader announces a reply in a thread with a scheduled message', () => {
  const { rerender } = render(list(sent, scheduled))
  rerender(list(sent, reply, scheduled))
  expect(screen.getByText('Ada: Let us talk')).toBeInTheDocument()
})

test('a screen reader announces no old reply when a scheduled message is deleted', () => {
  const { rerender } = render(list(sent, reply, scheduled))
  rerender(list(sent, reply))
  expect(screen.queryByText('Ada: Let us talk')).toBeNull()
})
