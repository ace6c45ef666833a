import { addDays } from '../dates/dates.ts'
import { type ChatCategory, type ChatMessage } from './chatMessage.ts'

const today = '2026-03-17'
export const now = { date: today, time: '14:05' }

export const categories: readonly ChatCategory[] = [
  { id: 'interested', name: 'Interested' },
  { id: 'info_request', name: 'Info request' },
  { id: 'neutral', name: 'Neutral' },
  { id: 'not_now', name: 'Not now' },
  { id: 'objection', name: 'Objection' },
  { id: 'not_interested', name: 'Not interested' },
  { id: 'unqualified', name: 'Unqualified' },
  { id: 'stop_campaign', name: 'Stop campaign' },
  { id: 'not_categorized', name: 'Not categorized' },
]

export const incoming: ChatMessage = {
  id: 101,
  type: 'incoming',
  text: 'That sounds useful, we are just about to plan the next quarter. Could you send me two or three times that would suit you?',
  day: today,
  time: '09:41',
  kind: 'manual',
  status: 'sent',
  categoryId: 'interested',
  categoryName: 'Interested',
}
export const outgoing: ChatMessage = {
  id: 102,
  type: 'outgoing',
  text: 'With pleasure: Thursday 10:00 or Friday 14:30, your time. The agenda is at https://example.com/agenda?for=okafor.',
  day: today,
  time: '10:02',
  kind: 'manual',
  status: 'sent',
}
export const scheduled: ChatMessage = {
  id: 103,
  type: 'outgoing',
  text: 'Hi Daniel, just a short note before our call tomorrow: would it help if our data engineer joined?',
  day: '2026-03-18',
  time: '09:00',
  kind: 'ai',
  status: 'scheduled',
  label: 'AI Scheduled',
}
export const longText = [
  'Thanks for coming back to me so quickly.',
  'Here is what we usually do in the first two weeks, so that you can judge whether it is worth the time of your team:\n\n1. We look at the last hundred conversations and mark where leads fell silent.\n2. We write three openings and test them against the one you have.\n3. We agree on who gets an answer by a person, and how fast.',
  'A path without any break: https://example.com/'.concat('a-path-without-any-break-'.repeat(12)),
].join('\n\n')

const leadTexts = [
  'Sounds interesting. What does it cost?',
  'Who else in our industry works with you?',
  'Not before summer, to be honest.',
  'Could you send me some material? I would like to show it to two colleagues before we talk, they look after the tools that we use today.',
  'Yes.',
]
const ownTexts = [
  'Hi Daniel, thanks for connecting!',
  'I saw that your team is growing in Hamburg: congratulations. How do you keep up with the answers to all those first messages?',
  'Of course. I have put together two pages with what our clients ask most, and what it looked like for a team of your size after three months.',
  'Would Thursday suit you?',
]

/** `count` messages up to `lastDay`, at most eight a day, with ids from `firstId` on. */
export function threadOf(count: number, firstId = 1, lastDay = today): readonly ChatMessage[] {
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index
    const isIncoming = (index * 7 + firstId) % 5 < 2
    const texts = isIncoming ? leadTexts : ownTexts
    const minutes = 8 * 60 + (7 - (back % 8)) * 43
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const day = addDays(lastDay, -Math.floor(back / 8))
    const text = texts[(index + firstId) % texts.length] ?? ''
    const common = { id: firstId + index, text, day, time, status: 'sent' as const }
    return isIncoming
      ? {
          ...common,
          type: 'incoming' as const,
          kind: 'manual' as const,
          categoryId: 'neutral',
          categoryName: 'Neutral',
        }
      : { ...common, type: 'outgoing' as const, kind: 'manual' as const }
  })
}
