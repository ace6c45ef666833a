import { describe, expect, test } from 'vitest'
import {
  callDate,
  callFieldsOf,
  hasReminders,
  isStatusExpired,
  needsDate,
  opensEditor,
  reminderWindow,
} from './rules.ts'
import { CallStatus } from './schema.ts'

const date = '2026-11-21T10:00:00Z'

describe('calls', () => {
  test('CALL-6 a call needs a date if its status is scheduled, no_show or made', () => {
    expect(CallStatus.options.filter(needsDate)).toEqual(['scheduled', 'no_show', 'made'])
  })

  test('CALL-8 a call has reminders only if its status is scheduled', () => {
    expect(CallStatus.options.filter(hasReminders)).toEqual(['scheduled'])
  })

  test('CALL-5, CALL-21 the edit modal opens for scheduled, and if the call has no date, also for no_show and made', () => {
    expect(CallStatus.options.filter((status) => opensEditor(status, date))).toEqual(['scheduled'])
    expect(CallStatus.options.filter((status) => opensEditor(status, null))).toEqual(['scheduled', 'no_show', 'made'])
  })

  test('callFieldsOf clears the date, start time and reminders that the status of a call does not allow', () => {
    const call = { date, startTime: '10:00', timezone: 'UTC', reminders: ['day' as const] }
    expect(callFieldsOf({ ...call, status: 'scheduled' })).toEqual({ ...call, status: 'scheduled' })
    expect(callFieldsOf({ ...call, status: 'made' })).toEqual({ ...call, status: 'made', reminders: [] })
    expect(callFieldsOf({ ...call, status: 'got_email' })).toMatchObject({ date: null, startTime: null, reminders: [] })
  })

  test('CALL-19 the date of a call is computed from day, start time and zone, and contains the offset', () => {
    expect(callDate('2026-11-21', '14:30', 'America/New_York')).toBe('2026-11-21T14:30:00-05:00')
    expect(callDate('2026-07-21', '14:30', 'America/New_York')).toBe('2026-07-21T14:30:00-04:00')
    expect([
      callDate('2026-02-30', '14:30', 'UTC'),
      callDate('2026-02-20', '24:30', 'UTC'),
      callDate('', '', 'UTC'),
    ]).toEqual([undefined, undefined, undefined])
  })

  test('DASH-2 the status of a call is expired if the call is scheduled and its time has passed', () => {
    expect(isStatusExpired({ status: 'scheduled', date }, '2026-11-21T10:00:01Z')).toBe(true)
    expect(isStatusExpired({ status: 'scheduled', date }, '2026-11-21T09:00:00Z')).toBe(false)
    expect(isStatusExpired({ status: 'made', date }, '2026-11-22T00:00:00Z')).toBe(false)
  })

  test('CALL-15 each of the three reminders of a call has a sending period', () => {
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
