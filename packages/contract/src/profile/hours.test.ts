import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpen } from '../schedule/rules.ts'
import { type Schedule, weekdays } from '../schedule/schema.ts'
import { mondayOf, nextFreeSlot, nextSendingTime, sendingLeft, sendingSpans, weekHours, weekOf } from './hours.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** A Friday, 10:00 in Berlin. */
const friday = Date.parse('2026-11-20T09:00:00Z')
const office = { start: '09:00', end: '18:00' }
const weekdaysOnly: Schedule = { mo: [office], tu: [office], we: [office], th: [office], fr: [office] }
const profile = {
  schedule: '*',
  automationSchedule: weekdaysOnly,
  scheduleTimezone: 'Europe/Berlin',
  connected: true,
  status: 'ok',
  automationEnabled: true,
  connectionRequestsLimit: 20,
  messagesLimit: 30,
} as const
const morning = { start: '06:00', end: '10:00' }
const mornings: Schedule = { mo: [morning], fr: [morning] }
const newYorkMornings = { schedule: mornings, scheduleTimezone: 'America/New_York' }
const nothingSent = { requestsToday: 0, requestsThisWeek: 0, messagesToday: 0 }

const time = fc.integer({ min: 0, max: 1440 }).map((minutes) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
})
const slot = fc
  .tuple(time, time)
  .map(([one, other]) => (one < other ? { start: one, end: other } : { start: other, end: one }))
const day = fc.oneof(fc.constant<'*'>('*'), fc.array(slot, { maxLength: 3 }))
const schedule = fc.oneof(
  fc.constant<Schedule>('*'),
  fc
    .tuple(day, day, day, day, day, day, day)
    .map((days) => Object.fromEntries(weekdays.map((name, at) => [name, days[at]]))),
)
const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe')

describe('PROF-48 the hours in which a profile can act', () => {
  test('PROF-48 a profile can act in the overlap of account, automation and sequence hours', () => {
    const monday = mondayOf(friday, 'Europe/Berlin')
    expect(monday).toBe('2026-11-16')
    const spans = sendingSpans(profile, newYorkMornings, weekOf(monday, 'Europe/Berlin'))
    expect(weekHours(spans, monday, 'Europe/Berlin')).toEqual({
      mo: [{ start: '12:00', end: '16:00' }],
      tu: [],
      we: [],
      th: [],
      fr: [{ start: '12:00', end: '16:00' }],
      sa: [],
      su: [],
    })
    expect(weekHours(spans, monday, 'America/New_York')).toMatchObject({ mo: [{ start: '06:00', end: '10:00' }] })
  })

  test('PROF-48 a day without restrictions is open all day', () => {
    const monday = mondayOf(friday, 'Asia/Kolkata')
    const free = { ...profile, automationSchedule: null }
    expect(weekHours(sendingSpans(free, undefined, weekOf(monday, 'Asia/Kolkata')), monday, 'Asia/Kolkata')).toEqual(
      Object.fromEntries(weekdays.map((name) => [name, '*'])),
    )
  })

  test('PROF-48 a profile can act exactly at the times at which all three schedules are open', () => {
    const starts = fc.constantFrom('2026-03-26', '2026-10-22', '2026-11-16', '2026-04-02')
    fc.assert(
      fc.property(
        schedule,
        schedule,
        schedule,
        zone,
        zone,
        starts,
        fc.integer({ min: 0, max: 8 * 1440 - 1 }),
        (...drawn) => {
          const [access, automation, hours, own, other, start, minute] = drawn
          const hoursOfProfile = { schedule: access, automationSchedule: automation, scheduleTimezone: own }
          const sequence = { schedule: hours, scheduleTimezone: other }
          const from = Date.parse(start)
          const at = from + minute * minuteMs
          const spans = sendingSpans(hoursOfProfile, sequence, { start: from, end: from + 8 * 24 * hourMs })
          const isInside = spans.some((span) => span.start <= at && at < span.end)
          const isAllowed = isOpen(access, own, at) && isOpen(automation, own, at) && isOpen(hours, other, at)
          expect(isInside).toBe(isAllowed)
          expect(nextSendingTime(hoursOfProfile, sequence, at) === at).toBe(isAllowed)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('PROF-49 the remaining requests and messages', () => {
  const timeZone = 'Europe/Berlin'
  const spans = sendingSpans(profile, undefined, weekOf('2026-11-16', timeZone))
  const sent = { requestsToday: 12, requestsThisWeek: 61, messagesToday: 30 }

  test('PROF-49 the daily limits and the weekly limit of requests determine how many requests and messages remain', () => {
    expect(sendingLeft(profile, sent, { spans, now: friday, timeZone })).toEqual({
      requestsToday: 8,
      requestsThisWeek: 8,
      messagesToday: 0,
      messagesThisWeek: 0,
    })
    const wednesday = friday - 48 * hourMs
    expect(sendingLeft(profile, sent, { spans, now: wednesday, timeZone })).toEqual({
      requestsToday: 8,
      // The daily limits allow 48 requests. LinkedIn accepts 100 requests within seven days, and 61 were sent.
      requestsThisWeek: 39,
      messagesToday: 0,
      messagesThisWeek: 60,
    })
  })

  test('PROF-49 no requests remain for today after the last open hour, or if more was sent than the limit allows', () => {
    const evening = friday + 10 * hourMs
    expect(sendingLeft(profile, nothingSent, { spans, now: evening, timeZone })).toMatchObject({ requestsToday: 0 })
    expect(sendingLeft(profile, { ...sent, requestsToday: 40 }, { spans, now: friday, timeZone })).toMatchObject({
      requestsToday: 0,
      requestsThisWeek: 0,
    })
  })

  test('PROF-49 the next time at which the profile can act depends on its hours, its limits and its state', () => {
    const next = (changes: object, now = friday, used = nothingSent) => {
      const found = nextFreeSlot({ ...profile, ...changes }, undefined, used, now)
      return found === undefined ? undefined : new Date(found).toISOString()
    }
    expect(next({})).toBe('2026-11-20T09:00:00.000Z')
    expect(next({}, friday + 10 * hourMs)).toBe('2026-11-23T08:00:00.000Z')
    expect(next({}, friday, { requestsToday: 20, requestsThisWeek: 20, messagesToday: 30 })).toBe(
      '2026-11-23T08:00:00.000Z',
    )
    expect(next({ connected: false })).toBeUndefined()
    expect(next({ automationEnabled: false })).toBeUndefined()
    expect(next({ automationSchedule: {} })).toBeUndefined()
    expect(next({ connectionRequestsLimit: 0, messagesLimit: 0 })).toBeUndefined()
  })
})
