import { expect, test } from 'vitest'
import { creationOf, newCallValues, overwriteOf, typedValues } from './newCall.ts'

const date = '2026-11-25T10:30:00+01:00'
const scheduled = { status: 'scheduled', date, timezone: 'Europe/Vienna', reminders: ['day'] } as const
const suggested = { status: 'suggested', date: null, timezone: null, reminders: [] } as const

test('CALL-19 a new call has a date with a zone, or neither', () => {
  const fields = { ...scheduled, reminders: [...scheduled.reminders] }
  expect(creationOf(7, fields)).toEqual({ conversationId: 7, ...scheduled })
  expect(creationOf(7, { ...suggested, reminders: [] })).toEqual({ conversationId: 7, status: 'suggested' })
})

test('CALL-9 the request that overwrites a call has all values of the form, but no empty time zone', () => {
  expect(overwriteOf({ ...scheduled, reminders: ['day'] })).toEqual(scheduled)
  expect(overwriteOf({ ...suggested, reminders: [] })).toEqual({ status: 'suggested', date: null, reminders: [] })
})

test('CALL-26 the draft stores only the changed values', () => {
  const initial = newCallValues('Europe/Vienna')
  expect(typedValues(initial, initial)).toBeUndefined()
  expect(typedValues({ ...initial, startTime: '10:30', reminders: ['day'] }, initial)).toEqual({
    startTime: '10:30',
    reminders: ['day'],
  })
})
