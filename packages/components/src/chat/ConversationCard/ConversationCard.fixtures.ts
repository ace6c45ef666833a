import { type ConversationSummary } from './ConversationCard.tsx'

export const answered: ConversationSummary = {
  id: 7,
  href: '/messages/conversation/7?hasIncoming=true',
  recipientName: 'Daniel Okafor',
  categoryId: 'interested',
  categoryName: 'Interested',
  lastMessage:
    'That sounds useful, we are just about to plan the next quarter. Could you send me two or three times that would suit you for a short call next week?',
  timeLabel: '09:41',
  unreadCount: 3,
  senderName: 'Maya Lindqvist',
  clientName: 'Northwind Analytics',
}

export const conversations: readonly ConversationSummary[] = [
  answered,
  {
    id: 8,
    href: '/messages/conversation/8',
    recipientName: 'Sofia Almeida',
    categoryId: 'objection',
    categoryName: 'Objection',
    lastMessage: 'We already work with an agency for this.',
    timeLabel: 'Mar, 14',
    unreadCount: 1,
  },
  {
    id: 9,
    href: '/messages/conversation/9',
    recipientName: 'Jonas Weber',
    categoryId: 'not_categorized',
    categoryName: 'Not categorized',
    lastMessage: 'Hi Maya, thanks for connecting!',
    timeLabel: 'November 30, 2025',
    unreadCount: 12,
  },
]
