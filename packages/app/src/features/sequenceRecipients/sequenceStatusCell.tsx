import { NextStepChip, StatusDot, type StatusTone } from '@tandem/components'
import { type QueuedRecipient, type Recipient, type RecipientProgress, type SequenceId } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { createContext, use } from 'react'
import { nowAtom, viewerZone } from '../../shared/time/clock.ts'
import { type CellRenderer } from '../../shared/list/columns/listCell.ts'
import { forecastMessages } from '../../entities/sequence/forecast/messages.ts'
import { nextStepText } from '../../entities/sequence/forecast/nextStepText.ts'
import { sequenceRecipientsMessages as texts } from './messages.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { row } from '@tandem/components/styles'

const useSequenceStatusCellStyles = makeStyles({
  root: { ...row(tokens.spacingHorizontalM), minWidth: 0, width: '100%' },
  status: { flexShrink: 0, width: '88px' },
})

interface SequenceQueue {
  /** The next steps by the recipient's id. Empty if the backend has no queue (SEQ-89). */
  readonly steps: ReadonlyMap<number, QueuedRecipient>
  readonly isReEngagement: boolean
}

export const QueueContext = createContext<SequenceQueue>({ steps: new Map(), isReEngagement: false })

interface LastConversation {
  readonly sequenceId: unknown
  readonly lastReadMessageId: unknown
  readonly unreadMessagesCount: unknown
}

/**
 * The status of a recipient in a sequence (SEQ-94). A conversation begins when the recipient accepts the request.
 * An `unreadMessagesCount` above 0, or a `lastReadMessageId`, shows that the lead has written a message.
 */
export function sequenceStatusOf(
  { sequenceId, sequenceStatus }: Pick<Recipient, 'sequenceId' | 'sequenceStatus'>,
  conversation: LastConversation | undefined,
): RecipientProgress | undefined {
  if (sequenceStatus === 'new') return 'waiting'
  if (sequenceStatus !== 'sent') return sequenceStatus ?? undefined
  if (!conversation || conversation.sequenceId !== sequenceId) return 'sent'
  const { lastReadMessageId, unreadMessagesCount } = conversation
  return typeof lastReadMessageId === 'number' || Number(unreadMessagesCount) > 0 ? 'answered' : 'accepted'
}

const conversation = { collection: 'conversations', refPath: 'lastConversationId' } as const

export const sequenceStatusCell: CellRenderer<Recipient> = ({ base, relatedOf }) => {
  const status = (row: Recipient) =>
    sequenceStatusOf(
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
    const value = status(row)
    return value && forecastMessages.statuses[value]
  }
  return {
    ...base,
    header: texts.status,
    type: 'custom',
    width: 380,
    getText: labelOf,
    render: (row) => <SequenceStatusCell row={row} status={status(row)} />,
  }
}

interface SequenceStatusCellProps {
  readonly row: Recipient
  /** The status from the row of the list. The cell uses this status if the queue does not contain the recipient. */
  readonly status: RecipientProgress | undefined
}

const tones: Readonly<Record<RecipientProgress, StatusTone>> = {
  waiting: 'neutral',
  approved: 'neutral',
  sent: 'warning',
  accepted: 'success',
  answered: 'success',
  interested: 'success',
  withdrawn: 'neutral',
}

/** The status and the next step of a recipient (SEQ-160). */
function SequenceStatusCell({ row, status }: SequenceStatusCellProps) {
  const styles = useSequenceStatusCellStyles()
  const { steps, isReEngagement } = use(QueueContext)
  const queued = steps.get(row.id)
  if (queued && row.sequenceId !== null)
    return (
      <span className={styles.root}>
        <span className={styles.status}>
          <StatusDot tone={tones[queued.status]} label={forecastMessages.statuses[queued.status]} />
        </span>
        <NextStep sequenceId={row.sequenceId} isReEngagement={isReEngagement} queued={queued} />
      </span>
    )
  return status && <StatusDot tone={tones[status]} label={forecastMessages.statuses[status]} />
}

interface NextStepProps extends Pick<SequenceQueue, 'isReEngagement'> {
  readonly sequenceId: SequenceId
  readonly queued: QueuedRecipient
}

function NextStep({ queued, ...sequence }: NextStepProps) {
  const now = useAtomValue(nowAtom)
  return <NextStepChip {...nextStepText(queued, sequence, { now, zone: viewerZone })} isCell />
}
