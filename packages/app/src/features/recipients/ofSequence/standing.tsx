import { StatusDot, type StatusTone } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { type CellRenderer } from '../../../shared/lists/columns/listCell.ts'
import { sequenceRecipientsMessages as texts } from './messages.ts'

type Standing = keyof typeof texts.standings

/** What the last conversation of a recipient says about the outreach. Undefined: there is none. */
interface LastConversation {
  readonly sequenceId: unknown
  readonly lastReadMessageId: unknown
  readonly unreadMessagesCount: unknown
}

/**
 * How far the outreach to a recipient is. A conversation begins when the request is accepted. Messages that are read or
 * unread are the lead's.
 */
export function standingOf(
  { sequenceId, sequenceStatus }: Pick<Recipient, 'sequenceId' | 'sequenceStatus'>,
  conversation: LastConversation | undefined,
): Standing | undefined {
  if (sequenceStatus !== 'sent') return sequenceStatus ?? undefined
  if (!conversation || conversation.sequenceId !== sequenceId) return 'sent'
  const { lastReadMessageId, unreadMessagesCount } = conversation
  return typeof lastReadMessageId === 'number' || Number(unreadMessagesCount) > 0 ? 'answered' : 'accepted'
}

const tones = {
  new: 'neutral',
  approved: 'neutral',
  sent: 'warning',
  accepted: 'success',
  answered: 'success',
} as const satisfies Record<Standing, StatusTone>

const conversation = { collection: 'conversations', refPath: 'lastConversationId' } as const

/** The status of a recipient in the sequence whose recipients are listed. */
export const standingCell: CellRenderer<Recipient> = ({ base, relatedOf }) => {
  const standing = (row: Recipient) =>
    standingOf(
      row,
      row.lastConversationId == null
        ? undefined
        : {
            sequenceId: relatedOf(row, 'sequenceId', conversation),
            lastReadMessageId: relatedOf(row, 'lastReadMessageId', conversation),
            unreadMessagesCount: relatedOf(row, 'unreadMessagesCount', conversation),
          },
    )
  const labelOf = (row: Recipient) => {
    const value = standing(row)
    return value && texts.standings[value]
  }
  return {
    ...base,
    header: texts.status,
    type: 'custom',
    width: 140,
    getText: labelOf,
    render: (row) => {
      const value = standing(row)
      return value && <StatusDot tone={tones[value]} label={texts.standings[value]} />
    },
  }
}
