import { type Message } from '@tandem/contract'
import { expect, test } from 'vitest'
import { nextStep } from './nextStep.ts'

const message = (change: Partial<Message>): Message => ({
  id: 1,
  conversationId: 1,
  type: 'outgoing',
  text: 'Hi',
  timestamp: '2026-11-20T10:00:00Z',
  kind: 'ai',
  status: 'scheduled',
  dateScheduled: null,
  future: true,
  category: null,
  error: null,
  sortDate: '2026-11-20T10:00:00Z',
  ...change,
})
const context = { now: '2026-11-18T10:00:00Z', profile: undefined, isOutOfCredits: false }
const running = { automationEnabled: true, isFollowed: true }

test('INBOX-53 the next step is the earliest planned message, or a failure if the only message has failed', () => {
  const later = message({ id: 2, timestamp: '2026-11-21T10:00:00Z' })
  const failed = message({ id: 3, timestamp: '2026-11-19T10:00:00Z', error: 'limit_reached' })
  const draft = message({ id: 4, timestamp: '2026-11-18T10:00:00Z', status: 'draft' })
  expect(nextStep(running, 'active', [failed, draft, later, message({})], context)).toEqual({
    kind: 'message',
    message: message({}),
    at: '2026-11-20T10:00:00Z',
  })
  expect(nextStep(running, 'active', [failed], context)).toEqual({ kind: 'failed' })
})

test('INBOX-69 the next step waits for the working hours', () => {
  const day = [{ start: '09:00', end: '18:00' }]
  const profile = { schedule: { fr: day }, automationSchedule: null, scheduleTimezone: 'UTC' }
  const at = '2026-11-20T07:30:00Z'
  const early = message({ kind: 'manual', timestamp: at, dateScheduled: at })
  expect(nextStep(running, 'active', [early], { ...context, profile })).toMatchObject({
    at: Date.parse('2026-11-20T09:00:00Z'),
  })
})

test.each([
  ['automation is off', { ...running, automationEnabled: false }, 'paused', 'automationOff'],
  ['the conversation is unfollowed', { ...running, isFollowed: false }, 'active', 'unfollowed'],
  ['the sequence is paused', running, 'paused', 'sequencePaused'],
  ['the sequence is archived', running, 'archived', 'sequenceArchived'],
  ['there is no sequence', running, undefined, 'other'],
] as const)('INBOX-53 without a planned message, the next step has the reason: %s', (_, conversation, status, why) => {
  expect(nextStep(conversation, status, [], context)).toEqual({ kind: 'nothing', why })
})

test('INBOX-53 missing AI credits are the reason why nothing is planned, if the sequence is active', () => {
  const withoutCredits = { ...context, isOutOfCredits: true }
  expect(nextStep(running, 'active', [], withoutCredits)).toEqual({ kind: 'nothing', why: 'noCredits' })
  expect(nextStep(running, 'paused', [], withoutCredits)).toEqual({ kind: 'nothing', why: 'sequencePaused' })
  expect(nextStep(running, 'active', [message({})], withoutCredits)).toMatchObject({ kind: 'message' })
})
