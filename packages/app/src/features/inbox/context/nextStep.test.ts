import { type Message } from '@tandem/contract'
import { expect, it } from 'vitest'
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
const running = { automationEnabled: true, isFollowed: true }

it('INBOX-53 the next step is the earliest message that can still go out', () => {
  const later = message({ id: 2, timestamp: '2026-11-21T10:00:00Z' })
  const failed = message({ id: 3, timestamp: '2026-11-19T10:00:00Z', error: 'limit_reached' })
  const draft = message({ id: 4, timestamp: '2026-11-18T10:00:00Z', status: 'draft' })
  expect(nextStep(running, 'active', [failed, draft, later, message({})])).toEqual({
    kind: 'message',
    message: message({}),
  })
  expect(nextStep(running, 'active', [failed])).toEqual({ kind: 'failed' })
})

it.each([
  ['automation is off', { ...running, automationEnabled: false }, 'paused', 'automationOff'],
  ['it is unfollowed', { ...running, isFollowed: false }, 'active', 'unfollowed'],
  ['the sequence is paused', running, 'paused', 'sequencePaused'],
  ['the sequence is archived', running, 'archived', 'sequenceArchived'],
  ['there is no sequence', running, undefined, 'other'],
] as const)('INBOX-53 says that nothing is planned because %s', (_, conversation, status, why) => {
  expect(nextStep(conversation, status, [])).toEqual({ kind: 'nothing', why })
})
