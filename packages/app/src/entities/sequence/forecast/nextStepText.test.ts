import { ForecastReason, type QueuedRecipient } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import { fixOf } from './fixes.ts'
import { nextStepText, stepTimeText } from './nextStepText.ts'

const now = Date.parse('2026-11-20T09:00:00Z')
const queued: QueuedRecipient = {
  recipientId: 1,
  conversationId: 7,
  status: 'accepted',
  step: 'message',
  position: 2,
  at: '2026-11-26T10:00:00.000Z',
  why: 'dailyLimit',
  profileId: 3,
  profileName: 'Tom Hill',
}
const shown = (changes: Partial<QueuedRecipient>, isReEngagement: boolean = false) =>
  nextStepText({ ...queued, ...changes }, { sequenceId: 5, isReEngagement }, { now, zone: 'UTC' })

describe('SEQ-160 a next step', () => {
  test('has a name, a time, a reason, and a link', () => {
    expect(shown({})).toEqual({
      step: 'Message 2',
      time: 'Thu 10:00',
      reason: 'Daily limit',
      detail: 'Waiting: Tom Hill will reach the daily limit before this step.',
      tone: 'waiting',
      fix: { to: '/profiles/manage/3/general', label: 'Change the limit' },
    })
    expect(stepTimeText('2026-11-20T16:05:00Z', now, 'UTC')).toBe('Today 16:05')
    expect(stepTimeText('2026-11-27T16:05:00Z', now, 'UTC')).toBe('Nov 27 16:05')
    expect(stepTimeText('2027-01-04T16:05:00Z', now, 'UTC')).toBe('Jan 4, 2027 16:05')
  })

  test('is named after the kind and the number of its message', () => {
    const names = [
      shown({ step: 'request', position: 0 }),
      shown({ position: 0 }),
      shown({ position: 1 }, true),
      shown({ step: 'followUp', position: 0 }),
      shown({ step: 'reply', position: null }),
      shown({ step: null, position: null }),
    ]
    expect(names.map(({ step }) => step)).toEqual([
      'Request',
      'First message',
      'Re-engagement 2',
      'Follow-up 1',
      'Reply',
      undefined,
    ])
  })

  test('is blocked if a user must change something', () => {
    expect(shown({ at: null, why: 'disconnected' })).toMatchObject({ tone: 'blocked', time: undefined })
    expect(shown({ at: null, why: 'acceptance' })).toMatchObject({ tone: 'waiting', fix: undefined })
    expect(shown({ at: null, why: 'person', step: 'reply' }).fix?.to).toBe('/messages/conversation/7')
  })

  test('links to the profiles of the sequence if the viewer cannot see the profile', () => {
    expect(shown({ profileName: null })).toMatchObject({
      detail: 'Waiting: The profile will reach the daily limit before this step.',
      fix: { to: '/sequences/manage/5/profiles' },
    })
  })

  test('has a link for every reason that a user can influence', () => {
    const subject = { sequenceId: 5, profileId: 3, conversationId: 7, step: 'message' } as const
    const without = ForecastReason.options.filter((reason) => !fixOf(reason, subject))
    expect(without).toEqual(['acceptance', 'answer', 'finished'])
    expect(fixOf('delay', { ...subject, isReEngagement: true })?.to).toBe('/sequences/manage/5/reEngagements')
    expect(fixOf('delay', { ...subject, step: 'request' })?.to).toBe('/profiles/manage/3/general')
    expect(fixOf('startDate', { sequenceId: undefined })).toBeUndefined()
  })

  test('has a short label and a sentence for every reason', () => {
    for (const reason of ForecastReason.options) {
      const { reason: label, detail } = shown({ why: reason })
      expect([reason, label !== '' && label.length < 20, detail.endsWith('.')]).toEqual([reason, true, true])
    }
  })
})
