import { type CallStatus } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { validationOf } from '../../../shared/form/validationOf.ts'
import { type CallFields, callFormSchema, type CallFormValues, callChangesOf, formOf, typedDate } from './callForm.ts'

const now = () => Date.parse('2026-11-20T09:00:00Z')
const call: CallFields = {
  status: 'scheduled',
  date: '2026-11-25T10:30:00+01:00',
  timezone: 'Europe/Vienna',
  reminders: ['day'],
}
const form = (changes: Partial<CallFormValues> = {}): CallFormValues => ({ ...formOf(call, 'UTC'), ...changes })
const errorsOf = (values: CallFormValues, saved?: CallFields) => validationOf(callFormSchema({ now, saved }))(values)
const fieldsOf = (values: CallFormValues, saved?: CallFields) => v.parse(callFormSchema({ now, saved }), values)

describe("a call's form", () => {
  test("CALL-23 shows the date in the call's zone, or in the lead's zone for a call without a zone", () => {
    expect(formOf(call, 'UTC')).toEqual({
      status: 'scheduled',
      date: '2026-11-25',
      startTime: '10:30',
      timezone: 'Europe/Vienna',
      reminders: ['day'],
    })
    expect(formOf({ ...call, date: null, timezone: null }, 'Asia/Tokyo')).toMatchObject({
      date: '',
      startTime: '',
      timezone: 'Asia/Tokyo',
    })
  })

  test('CALL-6, CALL-7 the form requires date, start time and zone if the status has a date', () => {
    const empty = { date: '', startTime: '', timezone: '' }
    for (const status of ['scheduled', 'no_show', 'made'] as const) {
      expect(errorsOf(form({ ...empty, status }))).toEqual({
        date: 'Field is required!',
        startTime: 'Field is required!',
        timezone: 'Field is required!',
      })
    }
    for (const status of ['suggested', 'got_email', 'got_phone'] as const) {
      expect(errorsOf(form({ ...empty, status }))).toEqual({})
      expect(fieldsOf(form({ status }))).toMatchObject({ date: null, reminders: [] })
    }
    expect(errorsOf(form({ status: '' }))).toEqual({ status: 'Field is required!' })
  })

  test("the form completes the typed start time '930' to 09:30, and refuses a time that does not exist", () => {
    expect(fieldsOf(form({ startTime: '930' })).date).toBe('2026-11-25T09:30:00+01:00')
    expect(errorsOf(form({ startTime: '25:00' }))).toEqual({ startTime: 'Enter a time from 00:00 to 23:59.' })
  })

  test('CALL-22 the form refuses a past time of a scheduled call, except for the saved time', () => {
    const yesterday = { date: '2026-11-19' }
    const thisMorning = { date: '2026-11-20', startTime: '09:59' }
    expect(errorsOf(form(yesterday))).toEqual({ date: 'Choose a time that is still to come.' })
    expect(errorsOf(form(thisMorning))).toEqual({ startTime: 'Choose a time that is still to come.' })
    expect(errorsOf(form({ ...thisMorning, startTime: '10:01' }))).toEqual({})
    for (const status of ['made', 'no_show'] satisfies CallStatus[])
      expect(errorsOf(form({ ...yesterday, status }))).toEqual({})
    const passed = { ...call, date: '2026-11-19T10:30:00+01:00' }
    expect(errorsOf(formOf(passed, 'UTC'), passed)).toEqual({})
    expect(errorsOf({ ...formOf(passed, 'UTC'), startTime: '11:00' }, passed)).toEqual({
      date: 'Choose a time that is still to come.',
    })
  })

  test('CALL-23 the form adds an hour to a typed time that the clocks skip, and keeps a saved time that occurs twice', () => {
    const inBerlin = { timezone: 'Europe/Berlin', date: '2027-03-28', startTime: '02:30' }
    expect(typedDate(inBerlin)).toBe('2027-03-28T03:30:00+02:00')
    expect(typedDate({ ...inBerlin, date: '2027-03-29' })).toBe('2027-03-29T02:30:00+02:00')
    const twice = { ...inBerlin, date: '2027-10-31' }
    expect(typedDate(twice)).toBe('2027-10-31T02:30:00+02:00')
    const second = { date: '2027-10-31T02:30:00+01:00', timezone: 'Europe/Berlin' }
    expect(typedDate(twice, second)).toBe(second.date)
    expect(typedDate({ ...twice, startTime: '02:31' }, second)).toBe('2027-10-31T02:31:00+02:00')
    expect([typedDate({ ...twice, timezone: '' }), typedDate({ ...twice, date: '2027-02-30' })]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('CALL-19 the form sends only changed fields', () => {
    expect(callChangesOf(call, fieldsOf(form(), call))).toEqual({})
    expect(callChangesOf(call, fieldsOf(form({ reminders: [] }), call))).toEqual({ reminders: [] })
    expect(callChangesOf(call, fieldsOf(form({ timezone: 'UTC' }), call))).toEqual({
      date: '2026-11-25T10:30:00+00:00',
      timezone: 'UTC',
    })
    expect(callChangesOf(call, fieldsOf(form({ status: 'got_email' }), call))).toEqual({
      status: 'got_email',
      date: null,
      reminders: [],
    })
    expect(callChangesOf(call, fieldsOf(form({ status: 'made' }), call))).toEqual({ status: 'made', reminders: [] })
  })
})
