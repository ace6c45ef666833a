import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ChatMessage } from '../chatMessage.ts'
import { ScheduledMessage } from '../ScheduledMessage/ScheduledMessage.tsx'
import { MessageBubble } from './MessageBubble.tsx'

const now = { date: '2026-03-17', time: '14:05' }
const failed: ChatMessage = {
  id: 1,
  type: 'outgoing',
  text: 'Hi',
  day: now.date,
  time: '14:00',
  kind: 'manual',
  status: 'scheduled',
  label: 'Not sent',
  errorText: 'too many messages today',
}

test.each([
  ['has a button', true],
  ['has no button', false],
])('INBOX-43, INBOX-46 a failed message %s to re-send it if isResendable is %s', (_, isResendable) => {
  const message = { ...failed, isResendable }
  render(
    <>
      <MessageBubble message={message} onResend={() => {}} />
      <ScheduledMessage message={message} now={now} onResend={() => {}} />
    </>,
  )
  expect(screen.getAllByText('too many messages today')).toHaveLength(2)
  expect(screen.queryAllByRole('button', { name: 'Re-send this message' })).toHaveLength(isResendable ? 2 : 0)
})
