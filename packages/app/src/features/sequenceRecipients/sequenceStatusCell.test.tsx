import { testRecipient } from '@tandem/contract/testing/testRecipient.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QueueContext, sequenceStatusCell, sequenceStatusOf } from './sequenceStatusCell.tsx'

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
  'SEQ-94 a recipient with the status %s and the last conversation %j is shown as %s',
  (sequenceStatus, last, status) => {
    expect(sequenceStatusOf({ sequenceId: 7, sequenceStatus }, last)).toBe(status)
  },
)

test('SEQ-160 the next step of a re-engagement links to the Re-engagement tab', () => {
  const column = sequenceStatusCell({
    base: { id: 'sequence', header: '', isSortable: false },
    column: { label: '' },
    valueOf: () => undefined,
    textOf: () => '',
    codeNames: undefined,
    relatedOf: () => undefined,
    bindingOf: () => undefined,
    rowHrefOf: undefined,
  })
  if (column.type !== 'custom') throw new Error('another kind of column was expected')
  const queued = {
    recipientId: testRecipient.id,
    conversationId: null,
    status: 'accepted',
    step: 'message',
    position: 1,
    at: null,
    why: 'delay',
    profileId: null,
    profileName: null,
  } as const
  const queue = { steps: new Map([[testRecipient.id, queued]]), isReEngagement: true }
  render(<QueueContext value={queue}>{column.render({ ...testRecipient, sequenceId: 7 })}</QueueContext>)
  expect(screen.getByText(/Re-engagement 2/)).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/sequences/manage/7/reEngagements')
})
