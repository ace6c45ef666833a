import { expect, test } from 'vitest'
import { standingOf } from './standing.tsx'

const begun = { sequenceId: 7, lastReadMessageId: null, unreadMessagesCount: 0 }

test.each([
  ['new', undefined, 'waiting'],
  ['approved', begun, 'approved'],
  ['sent', undefined, 'sent'],
  ['sent', begun, 'accepted'],
  ['sent', { ...begun, unreadMessagesCount: 2 }, 'answered'],
  ['sent', { ...begun, lastReadMessageId: 5 }, 'answered'],
  ['sent', { ...begun, sequenceId: 8, unreadMessagesCount: 2 }, 'sent'],
  [null, undefined, undefined],
] as const)(
  'SEQ-94 a recipient that is %s, with the last conversation %j, shows as %s',
  (sequenceStatus, last, standing) => {
    expect(standingOf({ sequenceId: 7, sequenceStatus }, last)).toBe(standing)
  },
)
