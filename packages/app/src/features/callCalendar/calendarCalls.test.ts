import { type Call } from '@tandem/contract'
import { describe, expect, test, vi } from 'vitest'

vi.mock(import('../../shared/time/clock.ts'), async (original) => ({
  ...(await original()),
  viewerZone: 'America/New_York',
}))

const { calendarItems, clockChanges, sharedDays } = await import('./calendarCalls.ts')

const call: Call = {
  id: 1,
  conversationId: 1,
  recipientId: 1,
  profileId: 1,
  sequenceId: 1,
  clientId: 1,
  name: 'Ada Lovelace',
  status: 'scheduled',
  date: '2026-11-25T10:30:00+01:00',
  startTime: '10:30',
  timezone: 'Europe/Vienna',
  reminders: ['day'],
}
const now = Date.parse('2026-11-24T12:00:00Z')

describe('the calendar of calls', () => {
  test('CALL-30 shows only calls that have a date, at their times in the viewer’s zone', () => {
    const others: readonly Call[] = [
      { ...call, id: 2, status: 'suggested', date: null, startTime: null, timezone: null },
      { ...call, id: 3, status: 'made', date: '2026-11-23T23:30:00-05:00', name: '' },
      { ...call, id: 4, date: '2026-11-24T06:00:00Z' },
    ]
    const items = calendarItems([call, ...others], now, '?calendar=week')
    expect(items.map(({ id, date, time }) => [id, date, time])).toEqual([
      [3, '2026-11-23', '23:30'],
      [4, '2026-11-24', '01:00'],
      [1, '2026-11-25', '04:30'],
    ])
    expect(items.map(({ tone, canBePast }) => [tone, canBePast])).toEqual([
      ['success', true],
      ['warning', false],
      ['brand', false],
    ])
    expect(items[0]).toMatchObject({
      title: 'Unnamed lead',
      href: '/calls/manage/3?calendar=week',
      statusLabel: 'Held',
    })
  })

  test('CALL-30 sorts calls by time, also in the hour that a clock change repeats', () => {
    const second = { ...call, id: 2, date: '2026-11-01T06:30:00Z' }
    const first = { ...call, id: 1, date: '2026-11-01T05:30:00Z' }
    expect(calendarItems([second, first], now, '').map(({ id, time }) => [id, time])).toEqual([
      [1, '01:30'],
      [2, '01:30'],
    ])
  })

  test('CALL-30 has a note for each day with a clock change', () => {
    expect(clockChanges(['2026-10-31', '2026-11-01', '2027-03-14', '2027-03-15'])).toEqual({
      '2026-11-01': 'Clocks go back',
      '2027-03-14': 'Clocks go forward',
    })
  })

  test.each([
    [undefined, { start: '2026-11-01', end: '2026-11-30' }],
    [
      { start: '2026-11-20', end: '2026-12-05' },
      { start: '2026-11-20', end: '2026-11-30' },
    ],
    [{ start: '2026-12-01', end: '2026-12-05' }, undefined],
  ])('CALL-29 requests the visible days within the date filter %j', (filter, shared) =>
    expect(sharedDays({ start: '2026-11-01', end: '2026-11-30' }, filter)).toEqual(shared),
  )
})
