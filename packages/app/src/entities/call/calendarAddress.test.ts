import { expect, test } from 'vitest'
import { readCalendar, writeCalendar } from './calendarAddress.ts'

test('CALL-29 the address contains the span and the day of the calendar in addition to the filters', () => {
  const search = '?select_status=made&search=ana'
  expect(readCalendar(search)).toEqual({ span: undefined, day: undefined })
  const week = writeCalendar(search, { span: 'week', day: '2026-11-24' })
  expect(week).toBe('?select_status=made&search=ana&calendar=week&day=2026-11-24')
  expect(readCalendar(week)).toEqual({ span: 'week', day: '2026-11-24' })
  expect(writeCalendar(week, { span: 'month', day: undefined })).toBe('?select_status=made&search=ana&calendar=month')
  expect(writeCalendar(week, { span: undefined, day: '2026-11-24' })).toBe(search)
  expect(writeCalendar('?calendar=week', { span: undefined, day: undefined })).toBe('')
})

test('CALL-29 unknown values for the calendar in the address are ignored', () => {
  expect(readCalendar('?calendar=year&day=2026-02-30')).toEqual({ span: undefined, day: undefined })
})
