import { Combobox, Input, SearchBox, Textarea } from '@fluentui/react-components'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { incoming } from '../chat/chat.fixtures.ts'
import { ConversationCard } from '../chat/ConversationCard/ConversationCard.tsx'
import { MessageBubble } from '../chat/MessageBubble/MessageBubble.tsx'
import { TandemProvider } from './TandemProvider.tsx'

test('SHELL-93 text fields use the direction of the typed text', () => {
  render(
    <TandemProvider>
      <Input />
      <Textarea />
      <SearchBox />
      <Combobox />
    </TandemProvider>,
  )
  const fields = [...screen.getAllByRole('textbox'), screen.getByRole('searchbox'), screen.getByRole('combobox')]
  expect(fields.map((field) => field.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto', 'auto'])
})

test('SHELL-93 each name and each message uses the direction of its text', () => {
  const conversation = {
    id: 1,
    href: '/messages/conversation/1',
    recipientName: 'דנה כהן',
    categoryId: 'neutral',
    lastMessage: 'שלום',
    timeLabel: '09:30',
    unreadCount: 0,
  }
  render(
    <TandemProvider>
      <ConversationCard conversation={conversation} />
      <MessageBubble message={{ ...incoming, text: 'שלום, מה שלומך?' }} />
    </TandemProvider>,
  )
  expect(screen.getByText('דנה כהן').tagName).toBe('BDI')
  expect(screen.getByText('שלום')).toHaveAttribute('dir', 'auto')
  expect(screen.getByText('שלום, מה שלומך?')).toHaveAttribute('dir', 'auto')
})
