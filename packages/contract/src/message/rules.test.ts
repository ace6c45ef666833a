import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { CallStatus } from '../call/schema.ts'
import { type Message } from './schema.ts'
import {
  callDate,
  callFieldsOf,
  hasReminders,
  isStatusExpired,
  needsDate,
  opensEditor,
  reminderWindow,
} from '../call/rules.ts'
import { lastReadAfter, marksRead, unreadCount } from '../conversation/rules.ts'
import { importOffset, importResult, isImportDone } from '../recipientImport/importResult.ts'
import { futureNote, futureNotes, isResendable, messageLabel, messageLabels } from './rules.ts'

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
  ] as const)('%j has none', (fields) => {
    expect(messageLabel(message(fields))).toBeUndefined()
  })

  test('INBOX-28, INBOX-29 a future message says that it is late, or that it was sent', () => {
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
  ] as const)("%s %s offers 'Re-send this message': %s", (_, error, isOffered) => {
    expect(isResendable(error)).toBe(isOffered)
    expect(isResendable(null)).toBe(false)
  })
})

describe('reading', () => {
  test('never moves the last read id back, and counts fewer unread messages, in whatever order the calls arrive', () => {
    const messages = Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      type: index % 3 === 0 ? ('outgoing' as const) : ('incoming' as const),
    }))
    holds(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 })), (reads) => {
        let last: number | null = null
        for (const read of reads) {
          const next: number = lastReadAfter(last, read)
          expect(next).toBeGreaterThanOrEqual(last ?? 0)
          expect(unreadCount(messages, next)).toBeLessThanOrEqual(unreadCount(messages, last))
          last = next
        }
        expect(last).toBe(reads.length > 0 ? Math.max(...reads) : null)
      }),
    )
    expect([
      marksRead({ type: 'incoming', id: 5 }, 4),
      marksRead({ type: 'incoming', id: 4 }, 4),
      marksRead({ type: 'outgoing', id: 5 }, 4),
    ]).toEqual([true, false, false])
  })
})

describe('calls', () => {
  test('CALL-6 have a date only when they are scheduled, no_show or made', () => {
    expect(CallStatus.options.filter(needsDate)).toEqual(['scheduled', 'no_show', 'made'])
  })

  test('CALL-8 have reminders only when they are scheduled', () => {
    expect(CallStatus.options.filter(hasReminders)).toEqual(['scheduled'])
  })

  test('CALL-5, CALL-21 open the edit modal when scheduled is chosen, or when the date that a status needs is missing', () => {
    expect(CallStatus.options.filter((status) => opensEditor(status, date))).toEqual(['scheduled'])
    expect(CallStatus.options.filter((status) => opensEditor(status, null))).toEqual(['scheduled', 'no_show', 'made'])
  })

  test('lose the date and the reminders that their status cannot have', () => {
    const call = { date, startTime: '10:00', timezone: 'UTC', reminders: ['day' as const] }
    expect(callFieldsOf({ ...call, status: 'scheduled' })).toEqual({ ...call, status: 'scheduled' })
    expect(callFieldsOf({ ...call, status: 'made' })).toEqual({ ...call, status: 'made', reminders: [] })
    expect(callFieldsOf({ ...call, status: 'got_email' })).toMatchObject({ date: null, startTime: null, reminders: [] })
  })

  test('CALL-19 have a date with offset, from a day, a start time and a zone', () => {
    expect(callDate('2026-11-21', '14:30', 'America/New_York')).toBe('2026-11-21T14:30:00-05:00')
    expect(callDate('2026-07-21', '14:30', 'America/New_York')).toBe('2026-07-21T14:30:00-04:00')
    expect([
      callDate('2026-02-30', '14:30', 'UTC'),
      callDate('2026-02-20', '24:30', 'UTC'),
      callDate('', '', 'UTC'),
    ]).toEqual([undefined, undefined, undefined])
  })

  test('DASH-2 have an expired status when they are still scheduled after their time', () => {
    expect(isStatusExpired({ status: 'scheduled', date }, '2026-11-21T10:00:01Z')).toBe(true)
    expect(isStatusExpired({ status: 'scheduled', date }, '2026-11-21T09:00:00Z')).toBe(false)
    expect(isStatusExpired({ status: 'made', date }, '2026-11-22T00:00:00Z')).toBe(false)
  })

  test('CALL-15 have reminders 16-24 hours, two to three hours and 10-40 minutes before', () => {
    const windows = (['day', 'few_hours', 'less_than_hour'] as const).map((delay) => {
      const { earliest, latest } = reminderWindow(date, delay)
      return [new Date(earliest).toISOString().slice(5, 16), new Date(latest).toISOString().slice(5, 16)]
    })
    expect(windows).toEqual([
      ['11-20T10:00', '11-20T18:00'],
      ['11-21T07:00', '11-21T08:00'],
      ['11-21T09:20', '11-21T09:50'],
    ])
  })
})

describe('import per recipient', () => {
  test('IMPORT-11 is imported, or skipped when the existing status is approved or sent', () => {
    expect([importResult(null, false), importResult('new', false)]).toEqual(['imported', 'imported'])
    expect([importResult('approved', false), importResult('sent', true)]).toEqual(['skipped', 'skipped'])
  })

  test('IMPORT-12 is a conflict when another sequence has the recipient', () => {
    expect([importResult(null, true), importResult('new', true)]).toEqual(['conflict', 'conflict'])
  })

  test('IMPORT-15 is finished when all imports have succeeded', () => {
    expect(isImportDone(['imported', 'skipped'])).toBe(true)
    for (const open of ['pending', 'conflict', 'failed'] as const) expect(isImportDone(['imported', open])).toBe(false)
    expect(isImportDone([])).toBe(false)
  })

  test('IMPORT-7 has the offset 1 when the header row is excluded', () => {
    expect([importOffset(true), importOffset(false)]).toEqual([1, 0])
  })
})
