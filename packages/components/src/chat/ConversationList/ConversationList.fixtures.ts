import { type ConversationSummary } from '../ConversationCard/ConversationCard.tsx'
import { conversations } from '../ConversationCard/ConversationCard.fixtures.ts'

const names = [
  'Daniel Okafor',
  'Sofia Almeida',
  'Jonas Weber',
  'Priya Raman',
  'Emil Nygård',
  'Chloé Martin',
  'Ahmed Saleh',
  'Ana Kovač',
]
const texts = [
  'That sounds useful, we are just about to plan the next quarter. Could you send me two or three times that would suit you?',
  'We already work with an agency for this.',
  'Hi Maya, thanks for connecting!',
  'Yes.',
]
const categories = [
  ['interested', 'Interested'],
  ['objection', 'Objection'],
  ['not_categorized', 'Not categorized'],
  ['info_request', 'Info request'],
  ['not_now', 'Not now'],
] as const

/** Returns `count` conversations. The first one has the id `firstId` and the latest activity. */
export function conversationsOf(count: number, firstId = 100): readonly ConversationSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const [categoryId, categoryName] = categories[index % categories.length] ?? categories[0]
    return {
      id: firstId + index,
      href: `/messages/conversation/${firstId + index}`,
      recipientName: `${names[index % names.length] ?? ''} ${index + 1}`,
      categoryId,
      categoryName,
      lastMessage: texts[(index * 3) % texts.length] ?? '',
      timeLabel: index < 4 ? `1${3 - index}:2${index}` : 'Mar, 14',
      unreadCount: index % 4 === 0 ? (index % 7) + 1 : 0,
    }
  })
}

export { conversations as differentConversations }
