import { type Message } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import { type OutgoingMessage } from '../composer/outgoing.ts'
import { chatMessage, chatMessages } from './chatMessages.ts'

const context = {
  now: '2026-11-20T10:30:00Z',
  timeZone: 'UTC',
  lastReadId: 5,
  categoryName: (category: string) => category.toUpperCase(),
  busyIds: new Set([9]),
  profile: undefined,
}
const message = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  conversationId: 1,
  type: 'outgoing',
  text: `Text ${id}`,
  timestamp: `2026-11-20T09:0${id}:00Z`,
  kind: 'manual',
  status: 'sent',
  dateScheduled: null,
  future: false,
  category: null,
  error: null,
  sortDate: `2026-11-20T09:0${id}:00Z`,
  ...change,
})
const outgoing: OutgoingMessage = {
  key: 'a',
  userId: 1,
  conversationId: 1,
  text: 'Now',
  dateScheduled: null,
  knownId: 0,
  takenIds: [],
  state: 'sending',
  since: 0,
  mayBeSent: false,
}

describe('the messages of a thread', () => {
  test('future and unconfirmed messages come after the sent messages, and a draft does not show', () => {
    const future = { status: 'scheduled', future: true } as const
    const shown = chatMessages(
      {
        sent: [message(3), message(1)],
        future: [
          message(7, { ...future, timestamp: '2026-11-20T12:00:00Z' }),
          message(3, { future: true }),
          message(8, { status: 'draft', future: true }),
        ],
        outgoing: [outgoing],
      },
      context,
    )
    expect(shown.map(({ id }) => id)).toEqual([1, 3, 'a', 7])
  })

  test('INBOX-40 a message is unread if the lead sent it after the last read message', () => {
    const isUnread = (id: number, type: Message['type']) => chatMessage(message(id, { type }), context).isUnread
    expect([isUnread(6, 'incoming'), isUnread(5, 'incoming'), isUnread(6, 'outgoing')]).toEqual([
      true,
      undefined,
      undefined,
    ])
  })

  test("a lead's message shows its category, and its time in the viewer's zone", () => {
    const response = message(2, { type: 'incoming', category: 'neutral', timestamp: '2026-11-20T23:30:00Z' })
    expect(chatMessage(response, { ...context, timeZone: 'Europe/Berlin' })).toMatchObject({
      categoryId: 'neutral',
      categoryName: 'NEUTRAL',
      day: '2026-11-21',
      time: '00:30',
    })
  })

  test.each([
    ['INBOX-41', 'new_message', 'Not sent: New messages appeared in this chat', true],
    ['INBOX-42', 'max_attempts_reached', 'Not sent: 3 unsuccessful attempts', true],
    [
      'INBOX-43',
      'limit_reached',
      'too many messages today, blocked by the security algorithms; send manually or schedule for tomorrow',
      false,
    ],
    ['INBOX-44', 'recipient_cannot_be_reached', "can't send, the recipient is not connected or was deleted", false],
  ] as const)(
    '%s a message with the error %s shows the text of the error, and Re-send if the error allows it',
    (_, error, errorText, isResendable) => {
      const failed = message(4, { status: 'scheduled', future: true, error })
      expect(chatMessage(failed, context)).toMatchObject({ label: 'Not sent', errorText, isResendable })
    },
  )

  test('INBOX-28, INBOX-29 a future message has a note that it is delayed or was sent', () => {
    const noteOf = (change: Partial<Message>) => chatMessage(message(4, { future: true, ...change }), context).note
    expect([noteOf({ status: 'scheduled' }), noteOf({ status: 'sent' })]).toEqual([
      'delayed due to higher-priority tasks',
      'Sent. Updating the conversation.',
    ])
  })

  test('INBOX-69 a message that is scheduled outside of the working hours shows its real sending time', () => {
    const day = [{ start: '09:00', end: '18:00' }]
    const schedule = { mo: day, tu: day, we: day, th: day, fr: day }
    const profile = { schedule, automationSchedule: null, scheduleTimezone: 'UTC' }
    const timeOf = (dateScheduled: string, change: Partial<Message> = {}) => {
      const scheduled = message(4, { status: 'scheduled', future: true, timestamp: dateScheduled, dateScheduled })
      const { day, time, note } = chatMessage({ ...scheduled, ...change }, { ...context, profile })
      return [day, time, note]
    }
    const saturday = '2026-11-21T10:00:00Z'
    expect(timeOf(saturday)).toEqual(['2026-11-23', '09:00', 'outside working hours until then'])
    expect(timeOf('2026-11-23T10:00:00Z')).toEqual(['2026-11-23', '10:00', undefined])
    expect(timeOf(saturday, { error: 'limit_reached' })).toEqual(['2026-11-21', '10:00', undefined])
    expect(timeOf('2026-11-20T10:00:00Z').at(-1)).toBe('delayed due to higher-priority tasks')
  })

  test('INBOX-49 an unconfirmed message shows that it is being sent, or the reason of its failure', () => {
    const shownOf = (change: Partial<OutgoingMessage>) =>
      chatMessages({ sent: [], future: [], outgoing: [{ ...outgoing, ...change }] }, context)[0]
    expect(shownOf({})).toMatchObject({ status: 'sent', label: 'Sending', isBusy: true, time: '10:30' })
    expect(shownOf({ state: 'unconfirmed' })).toMatchObject({ status: 'sent', label: 'Sending', isBusy: true })
    expect(shownOf({ state: 'failed', reason: 'No connection.' })).toMatchObject({
      status: 'scheduled',
      errorText: 'No connection.',
      isResendable: true,
      isLocal: true,
    })
    expect(shownOf({ dateScheduled: '2026-11-21T09:00:00Z' })).toMatchObject({ status: 'scheduled', day: '2026-11-21' })
    expect(chatMessage(message(9), context).isBusy).toBe(true)
  })
})
