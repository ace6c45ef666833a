import { ReminderDelay, reminderWindow, weeklyRequestsLimit, withdrawal } from '@tandem/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { createSimulator } from '../../../index.ts'
import { type Snapshot } from '../../../core/snapshot.ts'
import { testNow } from '../../../seed/smallWorkspace.fixtures.ts'
import { dateOf } from '../../rows/time.ts'
import { rowsOf } from '../../../workspaceInvariants.fixtures.ts'
import { type EnrolmentRow } from '../../rows/campaign.ts'
import { type DayStatsRow } from '../../rows/stats.ts'
import { isOpen } from '../plan/workingHours.fixtures.ts'

const dayMs = 86_400_000

const NextStep = v.looseObject({ why: v.optional(v.string()) })

const after = (at: number | null): boolean => at !== null && at > testNow

describe('a week of the agency', () => {
  let snapshot: Snapshot
  beforeAll(async () => {
    const simulator = createSimulator({ scenario: 'agency', seed: 3, now: testNow, isFrozen: true })
    await simulator.clock.advance(7 * dayMs)
    snapshot = await simulator.snapshot()
  }, 60_000)

  test('has events of all kinds', () => {
    const enrolments = rowsOf(snapshot, 'enrolments')
    const requested = enrolments.filter(({ dateRequested }) => after(dateRequested)).length
    const accepted = enrolments.filter(({ dateAccepted }) => after(dateAccepted)).length
    const replied = enrolments.filter(({ dateReplied }) => after(dateReplied)).length
    const kinds = new Set(
      rowsOf(snapshot, 'messages').flatMap(({ kind, timestamp }) => (after(timestamp) ? [kind] : [])),
    )
    expect([requested > 150, accepted > requested * 0.1, accepted < requested * 0.6, replied > accepted * 0.2]).toEqual(
      [true, true, true, true],
    )
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining(['ai_fast', 'call_reminder', 'followup', 'manual', 'template']),
    )
    const incoming = rowsOf(snapshot, 'messages').filter(
      ({ type, timestamp }) => type === 'incoming' && after(timestamp),
    )
    const said = new Set(incoming.map(({ category }) => category))
    expect([...said]).toEqual(
      expect.arrayContaining(['interested', 'objection', 'not_interested', 'info_request', 'neutral', 'not_now']),
    )
    expect(incoming.some(({ text }) => /out of (the )?office|away|on leave|holiday/i.test(text))).toBe(true)
    const calls = rowsOf(snapshot, 'calls')
    expect(calls.filter(({ dateBooked }) => after(dateBooked)).length).toBeGreaterThan(3)
    const silent = enrolments.filter(({ dateAccepted, dateReplied }) => after(dateAccepted) && dateReplied === null)
    expect(silent.length).toBeGreaterThan(0)
  })

  test('the figures of each day equal the numbers of events in the tables', () => {
    const days = new Map<string, DayStatsRow[]>()
    for (const row of rowsOf(snapshot, 'dayStats')) days.set(row.date, [...(days.get(row.date) ?? []), row])
    const enrolments = rowsOf(snapshot, 'enrolments')
    const conversations = rowsOf(snapshot, 'conversations')
    const messages = rowsOf(snapshot, 'messages').filter(
      ({ type, isRequest, status }) => type === 'outgoing' && !isRequest && status === 'sent',
    )
    const failed = rowsOf(snapshot, 'messages').filter(({ error }) => error === 'recipient_cannot_be_reached')
    const on = (date: string) => (at: number | null) => at !== null && dateOf(at) === date
    for (const [date, rows] of days) {
      const isThen = on(date)
      const sum = (
        name:
          | 'requestsCount'
          | 'requestsAcceptedCount'
          | 'notReachedCount'
          | 'repliedCount'
          | 'interestedCount'
          | 'conversationsCount'
          | 'messagesCount',
      ) => rows.reduce((before, row) => before + row[name], 0)
      expect({
        date,
        requests: sum('requestsCount'),
        accepted: sum('requestsAcceptedCount'),
        notReached: sum('notReachedCount'),
        replied: sum('repliedCount'),
        interested: sum('interestedCount'),
        conversations: sum('conversationsCount'),
        messages: sum('messagesCount'),
      }).toEqual({
        date,
        requests: enrolments.filter(({ dateRequested }) => isThen(dateRequested)).length,
        accepted: enrolments.filter(({ dateAccepted }) => isThen(dateAccepted)).length,
        notReached:
          enrolments.filter(({ dateWithdrawn }) => isThen(dateWithdrawn)).length +
          failed.filter(({ timestamp }) => isThen(timestamp)).length,
        replied: enrolments.filter(({ dateReplied }) => isThen(dateReplied)).length,
        interested: enrolments.filter(({ dateInterested }) => isThen(dateInterested)).length,
        conversations: conversations.filter(({ dateCreated }) => isThen(dateCreated)).length,
        messages: messages.filter(({ timestamp }) => isThen(timestamp)).length,
      })
    }
    const waits = rowsOf(snapshot, 'dayStats').reduce((before, row) => before + row.needAnswerDelta, 0)
    expect(waits).toBe(conversations.filter(({ waitingSince }) => waitingSince !== null).length)
  })

  test('the requests of each profile stay within its hours, its daily limit and the weekly limit', () => {
    const profiles = new Map(rowsOf(snapshot, 'profiles').map((row) => [row.id, row]))
    const perDay = new Map<string, number>()
    for (const { profileId, dateRequested } of rowsOf(snapshot, 'enrolments')) {
      const profile = profileId === null ? undefined : profiles.get(profileId)
      if (!profile || dateRequested === null || dateRequested <= testNow) continue
      const { id, schedule, automationSchedule, scheduleTimezone } = profile
      expect(
        isOpen(schedule, scheduleTimezone, dateRequested) &&
          isOpen(automationSchedule, scheduleTimezone, dateRequested),
      ).toBe(true)
      const key = `${id}/${dateOf(dateRequested)}`
      perDay.set(key, (perDay.get(key) ?? 0) + 1)
    }
    for (const [key, count] of perDay)
      expect(count).toBeLessThanOrEqual(profiles.get(Number(key.split('/')[0]))?.connectionRequestsLimit ?? 0)
    const weekly = Map.groupBy(
      rowsOf(snapshot, 'dayStats').filter(({ date }) => date > dateOf(testNow)),
      ({ profileId }) => profileId,
    )
    weekly.delete(null)
    for (const rows of weekly.values())
      expect(rows.reduce((sum, row) => sum + row.requestsCount, 0)).toBeLessThanOrEqual(weeklyRequestsLimit)
  })

  test('campaign messages stay within the hours and the daily limit of the profile, and reminders are on time', () => {
    const profiles = new Map(rowsOf(snapshot, 'profiles').map((row) => [row.id, row]))
    const conversations = new Map(rowsOf(snapshot, 'conversations').map((row) => [row.id, row]))
    const calls = new Map(rowsOf(snapshot, 'calls').map((row) => [row.conversationId, row]))
    const isOnTime = (date: number, at: number) =>
      ReminderDelay.options.some(
        (delay) => at >= reminderWindow(date, delay).earliest && at <= reminderWindow(date, delay).latest,
      )
    const sent = rowsOf(snapshot, 'messages').filter(
      ({ type, isRequest, timestamp }) => type === 'outgoing' && !isRequest && after(timestamp),
    )
    const inTurn = sent.filter(({ kind }) => ['template', 'ai_template', 'ai', 'followup'].includes(kind))
    const perDay = new Map<string, number>()
    const untimely = inTurn.filter(({ conversationId, timestamp }) => {
      const profile = profiles.get(conversations.get(conversationId)?.profileId ?? 0)
      if (!profile) return true
      const key = `${profile.id}/${dateOf(timestamp)}`
      perDay.set(key, (perDay.get(key) ?? 0) + 1)
      const { schedule, automationSchedule, scheduleTimezone, messagesLimit } = profile
      const isWorking =
        isOpen(schedule, scheduleTimezone, timestamp) && isOpen(automationSchedule, scheduleTimezone, timestamp)
      return !isWorking || (perDay.get(key) ?? 0) > messagesLimit
    })
    const reminders = sent.filter(({ kind }) => kind === 'call_reminder')
    const late = reminders.filter(
      ({ conversationId, timestamp }) => !isOnTime(calls.get(conversationId)?.date ?? 0, timestamp),
    )
    expect([inTurn.length > 50, untimely, reminders.length > 0, late]).toEqual([true, [], true, []])
  })

  test('profiles withdraw old requests after three weeks, at most 49 a day', () => {
    const { now } = snapshot.clock
    const profiles = new Map(rowsOf(snapshot, 'profiles').map((row) => [row.id, row]))
    const enrolments = rowsOf(snapshot, 'enrolments').filter(
      ({ dateRemoved, dateRequested }) => dateRemoved === null && dateRequested !== null,
    )
    const age = ({ dateRequested }: EnrolmentRow, at: number) => at - (dateRequested ?? 0)
    const withdrawn = enrolments.filter(({ dateWithdrawn }) => dateWithdrawn !== null)
    const wrongly = withdrawn.filter(
      (row) => row.dateAccepted !== null || age(row, row.dateWithdrawn ?? 0) <= withdrawal.afterMs,
    )
    const left = enrolments.filter(
      (row) => row.dateAccepted === null && row.dateWithdrawn === null && age(row, now) > withdrawal.afterMs + dayMs,
    )
    const forgotten = left.filter(({ profileId }) => {
      const profile = profiles.get(profileId ?? 0)
      return profile?.withdrawOldConnectionRequests && profile.connected
    })
    expect([withdrawn.length > 100, wrongly, forgotten]).toEqual([true, [], []])
    const perDay = new Map<string, number>()
    for (const { profileId, dateWithdrawn } of withdrawn) {
      const key = `${profileId}/${dateOf(dateWithdrawn ?? 0)}`
      perDay.set(key, (perDay.get(key) ?? 0) + 1)
    }
    expect(Math.max(...perDay.values())).toBeLessThanOrEqual(withdrawal.perDay)
  })
})

describe('blocked messages', () => {
  test('with AI replies and follow-ups off, leads wait for the team', async () => {
    const simulator = createSimulator({
      scenario: 'agency',
      seed: 1,
      now: testNow,
      isFrozen: true,
      sessionMode: 'shared',
    })
    for (const { id, responses, followUps } of rowsOf(await simulator.snapshot(), 'sequences')) {
      const body = {
        responses: responses.map(({ category, steps }) => ({ category, steps, fastResponseEnabled: false })),
        followUps: followUps.map(({ category, steps }) => ({ category, steps, enabled: false })),
      }
      const headers = { 'content-type': 'application/json' }
      const request = new Request(`http://x/api/v2/sequences/${id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify(body),
      })
      expect((await simulator.fetch(request)).status).toBe(200)
    }
    const waiting = async () =>
      rowsOf(await simulator.snapshot(), 'conversations').filter(({ waitingSince }) => waitingSince !== null).length
    const before = await waiting()
    await simulator.clock.advance(7 * dayMs)
    const sent = rowsOf(await simulator.snapshot(), 'messages').filter(
      ({ timestamp, type }) => type === 'outgoing' && after(timestamp),
    )
    const kinds = new Set(sent.map(({ kind }) => kind))
    expect([[...kinds].filter((kind) => ['ai', 'ai_fast', 'followup'].includes(kind)), kinds.has('template')]).toEqual([
      [],
      true,
    ])
    expect(await waiting()).toBeGreaterThan(before + 10)
  })

  test('a paused sequence sends no requests and no follow-ups until the next launch', async () => {
    const simulator = createSimulator({
      scenario: 'agency',
      seed: 1,
      now: testNow,
      isFrozen: true,
      sessionMode: 'shared',
    })
    const patch = async (id: number, status: string) =>
      simulator.fetch(
        new Request(`http://x/api/v2/sequences/${id}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ status }),
        }),
      )
    const start = await simulator.snapshot()
    const waiting = Map.groupBy(
      rowsOf(start, 'enrolments').filter(({ status }) => status === 'approved'),
      ({ sequenceId }) => sequenceId,
    )
    const running = rowsOf(start, 'sequences').filter(({ status, type }) => status === 'active' && type === 'cloud')
    const id = running.find((row) => (waiting.get(row.id)?.length ?? 0) > 50)?.id ?? 0
    const sent = async () =>
      rowsOf(await simulator.snapshot(), 'dayStats')
        .filter(({ sequenceId }) => sequenceId === id)
        .reduce((sum, row) => sum + row.requestsCount + row.followUpsAi, 0)
    expect((await patch(id, 'paused')).status).toBe(200)
    const before = await sent()
    await simulator.clock.advance(4 * dayMs)
    expect(await sent()).toBe(before)
    expect((await patch(id, 'active')).status).toBe(200)
    await simulator.clock.advance(2 * dayMs)
    expect(await sent()).toBeGreaterThan(before)
  })

  test('without AI credits the AI writes no messages', async () => {
    const simulator = createSimulator({ scenario: 'out-of-credits', seed: 1, now: testNow, isFrozen: true })
    const used = async () => rowsOf(await simulator.snapshot(), 'organizations')[0]?.aiCreditsUsed ?? 0
    const before = await used()
    await simulator.clock.advance(3 * dayMs)
    expect(await used()).toBe(before)
    const paid = await simulator.control('/checkout', {
      method: 'POST',
      body: JSON.stringify({ credits: 500, card: '4242 4242 4242 4242' }),
    })
    expect(await paid.json()).toMatchObject({ status: 'paid' })
    await simulator.clock.advance(dayMs)
    expect(await used()).toBeGreaterThan(before)
  })

  test('the AI answers the waiting leads when the monthly credits are added', async () => {
    const simulator = createSimulator({ scenario: 'agency', seed: 1, now: testNow, isFrozen: true })
    const nextStep = async (id: number) =>
      v.parse(NextStep, await (await simulator.control(`/next-step?conversationId=${id}`)).json())
    const waiting = async () =>
      rowsOf(await simulator.snapshot(), 'conversations').filter(({ waitingSince }) => waitingSince !== null)
    await simulator.control('/credits', { method: 'POST', body: JSON.stringify({ left: 0 }) })
    await simulator.clock.advance(6 * dayMs - 1)
    const unpaid = new Map<number, number | null>()
    for (const { id, waitingSince } of await waiting())
      if ((await nextStep(id)).why === 'noCredits') unpaid.set(id, waitingSince)
    expect(unpaid.size).toBeGreaterThan(10)
    await simulator.clock.advance(dayMs)
    const unanswered = (await waiting()).filter(({ id, waitingSince }) => unpaid.get(id) === waitingSince)
    expect(unanswered.map(({ id }) => id)).toEqual([])
  })
})
