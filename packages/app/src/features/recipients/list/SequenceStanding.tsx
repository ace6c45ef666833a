import { StatusDot } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { memo } from 'react'
import { type CellRenderer } from '../../../shared/lists/columns/listCell.ts'
import { statuses } from '../../../shared/lists/columns/productCells.tsx'
import { recipientListMessages } from './messages.ts'
import { useSequenceStandingStyles } from './SequenceStanding.styles.ts'

const texts = recipientListMessages.standings

interface SequenceStandingProps {
  readonly sequence: string
  readonly tone: (typeof statuses)[keyof typeof statuses]['tone']
  readonly standing: string | undefined
}

/** A sequence, the colour of its status, and how far the recipient is in it. */
const SequenceStanding = memo(function SequenceStanding({ sequence, tone, standing }: SequenceStandingProps) {
  const styles = useSequenceStandingStyles()
  return (
    <span className={styles.root}>
      <span className={styles.sequence}>
        <StatusDot tone={tone} label={sequence} />
      </span>
      {standing !== undefined && <span className={styles.standing}>{standing}</span>}
    </span>
  )
})

const isStatus = (status: unknown): status is keyof typeof statuses =>
  typeof status === 'string' && Object.hasOwn(statuses, status)

/**
 * The sequence that a recipient is in. In an active sequence it says how far the recipient is, in any other one that
 * the sequence is paused or archived (RECIP-27).
 */
export const sequenceCell: CellRenderer<Recipient> = ({ base, textOf, relatedOf }) => {
  const statusOf = (row: Recipient) => {
    const status = relatedOf(row, 'status')
    return isStatus(status) ? status : undefined
  }
  const standingOf = (row: Recipient) => {
    const status = statusOf(row)
    if (status !== undefined && status !== 'active') return statuses[status].label
    return row.sequenceStatus ? texts[row.sequenceStatus] : undefined
  }
  return {
    ...base,
    type: 'custom',
    minWidth: 240,
    getText: (row) => [textOf(row), standingOf(row)].filter(Boolean).join(' · '),
    render: (row) => {
      const [sequence, status] = [textOf(row), statusOf(row)]
      if (sequence === '') return undefined
      return (
        <SequenceStanding
          sequence={sequence}
          tone={status === undefined ? 'neutral' : statuses[status].tone}
          standing={standingOf(row)}
        />
      )
    },
  }
}
