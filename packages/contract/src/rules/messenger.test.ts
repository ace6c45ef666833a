import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { CallStatus } from '../resources/call.ts'
import { MessageError, type Message } from '../resources/message.ts'
import {
  callDate,
  callFieldsOf,
  hasReminders,
  isStatusExpired,
  needsDate,
  opensEditor,
  reminderWindow,
} from './call.ts'
import { lastReadAfter, marksRead, unreadCount, withUnread } from './conversation.ts'
import { importOffset, importResult, isImportDone } from './importResult.ts'
import { futureNote, futureNotes, isResendable, messageLabel, messageLabels } from './message.ts'

type Labelled = Pick<Message, 'type' | 'kind' | 'status' | 'dateScheduled' | 'future' | 'timestamp'>
const date = '2026-11-21T10:00:00Z'
const message = (fields: Partial<Labelled>): Labelled => ({
  type: 'outgoing',
  kind: 'manual',
  status: 'scheduled',
  dateScheduled: null,
  future: true,
  timestamp: date,
  ...fields,
})

describe('labels shown on a message', () => {
  it.each([
    [{ kind: 'call_reminder', dateScheduled: date }, 'Call Reminder'],
    [{ kind: 'call_reminder' }, 'Call Reminder'],
    [{ kind: 'followup', dateScheduled: date }, 'Follow Up'],
    [{ kind: 'ai', dateScheduled: date }, 'AI Scheduled'],
    [{ kind: 'ai' }, 'AI Template'],
    [{ kind: 'ai_fast', dateScheduled: date }, 'Fast Response'],
    [{ kind: 'manual' }, 'Sending'],
    [{ kind: 'template' }, 'Template'],
    [{ kind: 'ai_template' }, 'Template'],
    [{ kind: 'manual', dateScheduled: date }, 'Scheduled'],
    [{ kind: 'template', dateScheduled: date }, 'Scheduled'],
    [{ kind: 'manual', status: 'draft' }, undefined],
    [{ kind: 'manual', status: 'sent', future: false }, undefined],
    [{ kind: 'ai', type: 'incoming' }, undefined],
  ] as const)('%j: %s', (fields, label) => {
    const key = messageLabel(message(fields))
    expect(key && messageLabels[key]).toBe(label)
  })

  it('a future message says when its timestamp has passed, and when it was sent', () => {
    const note = (fields: Partial<Labelled>, now: string) => {
      const key = futureNote(message(fields), now)
      return key && futureNotes[key]
    }
    expect(note({}, '2026-11-21T09:59:59Z')).toBeUndefined()
    expect(note({}, '2026-11-21T10:00:01Z')).toBe('delayed due to higher-priority tasks')
    expect(note({ status: 'sent' }, '2026-11-21T09:00:00Z')).toBe('Sent. Updating the conversation.')
    expect(note({ future: false }, '2026-11-22T00:00:00Z')).toBeUndefined()
  })

  it("new_message and max_attempts_reached offer 'Re-send this message', the others nothing", () => {
    expect(MessageError.options.filter(isResendable)).toEqual(['new_message', 'max_attempts_reached'])
    expect(isResendable(null)).toBe(false)
  })
})

describe('reading', () => {
  it('the last read message never moves back, and what was read no longer counts, in whatever order the calls arrive', () => {
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

  it('the bell keeps only conversations with unreadMessagesCount above 0', () => {
    expect(withUnread([{ unreadMessagesCount: 0 }, { unreadMessagesCount: 2 }])).toEqual([{ unreadMessagesCount: 2 }])
  })
})

describe('calls', () => {
  it('a date is required for scheduled, no_show and made; reminders appear only for scheduled, which opens the edit modal', () => {
    expect(CallStatus.options.filter(needsDate)).toEqual(['scheduled', 'no_show', 'made'])
    expect(CallStatus.options.filter(hasReminders)).toEqual(['scheduled'])
    expect(CallStatus.options.filter(opensEditor)).toEqual(['scheduled'])
  })

  it('a status drops what it may not have', () => {
    const call = { date, startTime: '10:00', timezone: 'UTC', reminders: ['day' as const] }
    expect(callFieldsOf({ ...call, status: 'scheduled' })).toEqual({ ...call, status: 'scheduled' })
    expect(callFieldsOf({ ...call, status: 'made' })).toEqual({ ...call, status: 'made', reminders: [] })
    expect(callFieldsOf({ ...call, status: 'got_email' })).toMatchObject({ date: null, startTime: null, reminders: [] })
  })

  it('its date is an ISO timestamp with offset of day, start time and zone', () => {
    expect(callDate('2026-11-21', '14:30', 'America/New_York')).toBe('2026-11-21T14:30:00-05:00')
    expect(callDate('2026-07-21', '14:30', 'America/New_York')).toBe('2026-07-21T14:30:00-04:00')
    expect([
      callDate('2026-02-30', '14:30', 'UTC'),
      callDate('2026-02-20', '24:30', 'UTC'),
      callDate('', '', 'UTC'),
    ]).toEqual([undefined, undefined, undefined])
  })

  it('its status has expired when it is still scheduled after its time', () => {
    expect(isStatusExpired({ status: 'scheduled', date }, '2026-11-21T10:00:01Z')).toBe(true)
    expect(isStatusExpired({ status: 'scheduled', date }, '2026-11-21T09:00:00Z')).toBe(false)
    expect(isStatusExpired({ status: 'made', date }, '2026-11-22T00:00:00Z')).toBe(false)
  })

  it('reminders go out 16-24 hours, a couple of hours, and 10-40 minutes before', () => {
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
  it('Imported; Skipped when the existing status is approved or sent; or a conflict', () => {
    expect([importResult(null, false), importResult('new', false)]).toEqual(['imported', 'imported'])
    expect([importResult('approved', false), importResult('sent', true)]).toEqual(['skipped', 'skipped'])
    expect([importResult(null, true), importResult('new', true)]).toEqual(['conflict', 'conflict'])
  })

  it('the import record is deleted when all imports succeed', () => {
    expect(isImportDone(['imported', 'skipped'])).toBe(true)
    for (const open of ['pending', 'conflict', 'failed'] as const) expect(isImportDone(['imported', open])).toBe(false)
    expect(isImportDone([])).toBe(false)
    expect([importOffset(true), importOffset(false)]).toEqual([1, 0])
  })
})
