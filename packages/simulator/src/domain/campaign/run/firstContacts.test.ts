import { expect, test } from 'vitest'
import { rowsOf } from '../../../workspaceInvariants.fixtures.ts'
import { ofAll, forecastScenario } from '../forecast/forecastScenario.fixtures.ts'

const hourMs = 3_600_000

/** A sequence before its launch, with 40 recipients, and a profile that may send at any time. */
async function firstSequence(settings: object) {
  const scenario = forecastScenario('first-sequence')
  const { simulator, call } = scenario
  const { tables } = await simulator.snapshot()
  const recipientIds = (tables['recipients']?.rows ?? []).slice(0, 40).map(({ id }) => id)
  const profileId = tables['profiles']?.rows[0]?.id ?? 0
  const profile = { schedule: '*', automationSchedule: '*', connectionRequestsLimit: 30 }
  await call('PATCH', `/profiles/${profileId}`, { ...profile, delayFromSecs: 60, delayToSecs: 300 })
  const templates = [{ title: 'Hi', text: 'Hi', delaySecs: 0, systemId: crypto.randomUUID() }]
  const body = { name: 'First', type: 'cloud', clientId: 1, startDate: '2026-11-20', scheduleTimezone: 'UTC' }
  await call('POST', '/sequences', { ...body, templates, recipientIds, profileIds: [profileId], ...settings })
  const id = rowsOf(await simulator.snapshot(), 'sequences').at(-1)?.id ?? 0
  const launch = () => call('PATCH', `/sequences/${id}`, { status: 'active' })
  const sentAt = async () => {
    const enrolments = rowsOf(await simulator.snapshot(), 'enrolments')
    const sent = enrolments.flatMap(({ dateRequested }) => (dateRequested === null ? [] : [dateRequested]))
    return sent.toSorted((one, other) => one - other).map((at) => new Date(at).toISOString())
  }
  return { ...scenario, id, profileId, recipientIds, launch, sentAt }
}

test('SEQ-169 a launch in the afternoon uses the whole daily limit on that day', async () => {
  const { simulator, launch, id, forecast, queue, recipientIds, sentAt } = await firstSequence({})
  await launch()
  expect(ofAll(await forecast(id, 3), 'requests')).toEqual([30, 10, 0])
  const queued = await queue(id, recipientIds)
  expect(queued[0]).toMatchObject({ at: expect.stringMatching(/^2026-11-20T15:3/), why: 'delay' })
  expect(queued[30]).toMatchObject({ at: expect.stringMatching(/^2026-11-21T00:/), why: 'dailyLimit' })
  await simulator.clock.advance(48 * hourMs)
  expect(await sentAt()).toEqual(queued.map(({ at }) => at))
})

test('SEQ-169 after a launch outside of the sending hours, the queue and the forecast give the reason sequenceHours', async () => {
  const schedule = { mo: [{ start: '09:00', end: '15:00' }], fr: [{ start: '09:00', end: '15:00' }] }
  const { launch, id, queue, recipientIds, forecast } = await firstSequence({ schedule })
  await launch()
  expect((await queue(id, recipientIds))[0]).toMatchObject({
    at: expect.stringMatching(/^2026-11-23T09:0/),
    why: 'sequenceHours',
  })
  expect((await forecast(id)).reasons).toEqual(['sequenceHours'])
})

test('SEQ-169 a profile that returns to a sequence on the same day uses the rest of its daily limit', async () => {
  const { simulator, call, launch, id, profileId, sentAt } = await firstSequence({})
  await launch()
  await simulator.clock.advance(hourMs / 2)
  await call('DELETE', `/sequences/${id}/profiles/${profileId}`)
  const before = (await sentAt()).length
  expect([before > 2, before < 30]).toEqual([true, true])
  await simulator.clock.advance(2 * hourMs)
  expect(await sentAt()).toHaveLength(before)
  await call('PUT', `/sequences/${id}/profiles/${profileId}`)
  await simulator.clock.advance(6 * hourMs)
  expect(await sentAt()).toHaveLength(30)
})

test.each([
  ['America/Los_Angeles', '2026-11-23T08:0'],
  ['Asia/Tokyo', '2026-11-22T15:0'],
])(
  'SEQ-170 the first request is sent when the start date begins in the zone of the sequence, %s',
  async (scheduleTimezone, first) => {
    const { simulator, launch, id, forecast, sentAt } = await firstSequence({
      startDate: '2026-11-23',
      scheduleTimezone,
    })
    await launch()
    const { firstContact, reasons } = await forecast(id)
    expect([firstContact, reasons]).toEqual([expect.stringMatching(new RegExp(`^${first}`)), ['startDate']])
    await simulator.clock.runUntil(Date.parse(firstContact ?? ''))
    expect(await sentAt()).toEqual([firstContact])
  },
)

test('PROF-55 if a profile was never attached, the forecast gives the reason notAttached, not disconnected', async () => {
  const { call, simulator, forecast } = forecastScenario('agency')
  const profile = rowsOf(await simulator.snapshot(), 'profiles').find(
    ({ status, slotStatus }) => status === 'new' && slotStatus === 'assigned',
  )
  const draft = { clientId: profile?.clientId ?? 0, startDate: '2026-11-20', profiles: [{ id: profile?.id ?? 0 }] }
  const drafted = await forecast(undefined, 5, draft)
  expect(drafted).toMatchObject({ firstContact: null })
  expect(drafted.reasons).toContain('notAttached')
  expect(drafted.reasons).not.toContain('disconnected')
  expect((await call('GET', `/profiles/${profile?.id}`)).answer).toMatchObject({ connected: false })
})
