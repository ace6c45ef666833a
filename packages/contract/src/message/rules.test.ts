import { describe, expect, test } from 'vitest'
import { futureNote, futureNotes, isResendable, messageLabel, messageLabels } from './rules.ts'
import { type Message } from './schema.ts'

type Labelled = Pick<Message, 'type' | 'kind' | 'status' | 'dateScheduled' | 'future' | 'timestamp' | 'error'>
const date = '2026-11-21T10:00:00Z'
const message = (fields: Partial<Labelled>): Labelled => ({
  type: 'outgoing',
  kind: 'manual',
  status: 'scheduled',
  dateScheduled: null,
  error: null,
  future: true,
  timestamp: date,
  ...fields,
})

describe('labels shown on a message', () => {
  test.each([
    ['INBOX-20', { kind: 'call_reminder', dateScheduled: date }, 'Call Reminder'],
    ['INBOX-20', { kind: 'call_reminder' }, 'Call Reminder'],
    ['INBOX-21', { kind: 'followup', dateScheduled: date }, 'Follow Up'],
    ['INBOX-22', { kind: 'ai', dateScheduled: date }, 'AI Scheduled'],
    ['INBOX-23', { kind: 'ai' }, 'AI Template'],
    ['INBOX-24', { kind: 'ai_fast', dateScheduled: date }, 'Fast Response'],
    ['INBOX-25', { kind: 'manual' }, 'Sending'],
    ['INBOX-26', { kind: 'template' }, 'Template'],
    ['INBOX-26', { kind: 'ai_template' }, 'Template'],
    ['INBOX-27', { kind: 'manual', dateScheduled: date }, 'Scheduled'],
    ['INBOX-27', { kind: 'template', dateScheduled: date }, 'Scheduled'],
    ['INBOX-46', { kind: 'manual', error: 'limit_reached' }, 'Not sent'],
    ['INBOX-46', { kind: 'manual', dateScheduled: date, error: 'max_attempts_reached' }, 'Not sent'],
    ['INBOX-46', { kind: 'followup', dateScheduled: date, error: 'new_message' }, 'Not sent'],
    ['INBOX-46', { kind: 'call_reminder', error: 'recipient_cannot_be_reached' }, 'Not sent'],
  ] as const)('%s %j: %s', (_, fields, label) => {
    const key = messageLabel(message(fields))
    expect(key && messageLabels[key]).toBe(label)
  })

  test.each([
    [{ kind: 'manual', status: 'draft' }],
    [{ kind: 'manual', status: 'sent', future: false }],
    [{ kind: 'ai', type: 'incoming' }],
  ] as const)('%j has no label', (fields) => {
    expect(messageLabel(message(fields))).toBeUndefined()
  })

  test('INBOX-28, INBOX-29 a future message has a note if it is late or was just sent', () => {
    const note = (fields: Partial<Labelled>, now: string) => {
      const key = futureNote(message(fields), now)
      return key && futureNotes[key]
    }
    expect(note({}, '2026-11-21T09:59:59Z')).toBeUndefined()
    expect(note({}, '2026-11-21T10:00:01Z')).toBe('delayed due to higher-priority tasks')
    expect(note({ status: 'sent' }, '2026-11-21T09:00:00Z')).toBe('Sent. Updating the conversation.')
    expect(note({ future: false }, '2026-11-22T00:00:00Z')).toBeUndefined()
    expect(note({ error: 'limit_reached' }, '2026-11-21T10:00:01Z')).toBeUndefined()
  })

  test.each([
    ['INBOX-41', 'new_message', true],
    ['INBOX-42', 'max_attempts_reached', true],
    ['INBOX-43', 'limit_reached', false],
    ['INBOX-44', 'recipient_cannot_be_reached', false],
  ] as const)("%s isResendable('%s') is %s", (_, error, isOffered) => {
    expect(isResendable(error)).toBe(isOffered)
    expect(isResendable(null)).toBe(false)
  })
})
