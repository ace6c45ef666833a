import { mergeClasses, makeStyles, tokens } from '@fluentui/react-components'
import { StatusDot, useRoutedAnchor } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { memo, type ReactNode } from 'react'
import { type CellRenderer } from '../../shared/list/columns/listCell.ts'
import { statuses } from '../../shared/list/columns/productCells.tsx'
import { recipientListMessages } from './messages.ts'
import { row } from '@tandem/components/styles'

const useSequenceCellStyles = makeStyles({
  root: { ...row(tokens.spacingHorizontalS), minWidth: 0 },
  sequence: { display: 'flex', minWidth: 0 },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  status: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
})

const texts = recipientListMessages.sequenceStatuses

interface SequenceAndStatusProps {
  readonly sequence: string
  readonly href: string | undefined
  readonly tone: (typeof statuses)[keyof typeof statuses]['tone']
  readonly status: string | undefined
}

const SequenceAndStatus = memo(function SequenceAndStatus({ sequence, href, tone, status }: SequenceAndStatusProps) {
  const styles = useSequenceCellStyles()
  return (
    <span className={styles.root}>
      {href === undefined ? (
        <span className={styles.sequence}>
          <StatusDot tone={tone} label={sequence} />
        </span>
      ) : (
        <SequenceLink href={href}>
          <StatusDot tone={tone} label={sequence} />
        </SequenceLink>
      )}
      {status !== undefined && <span className={styles.status}>{status}</span>}
    </span>
  )
})

interface SequenceLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** The link is not in the Tab order, because arrow keys move the focus in a grid. */
function SequenceLink({ href, children }: SequenceLinkProps) {
  const styles = useSequenceCellStyles()
  return (
    <a {...useRoutedAnchor(href)} tabIndex={-1} className={mergeClasses(styles.sequence, styles.link)}>
      {children}
    </a>
  )
}

const isStatus = (status: unknown): status is keyof typeof statuses =>
  typeof status === 'string' && Object.hasOwn(statuses, status)

/** Shows the recipient's progress in an active sequence, otherwise the status of the sequence (RECIP-27). */
export const sequenceCell = sequenceCellOf(() => undefined)

export const linkedSequenceCell = sequenceCellOf(({ sequenceId }) =>
  sequenceId === null ? undefined : `/sequences/manage/${sequenceId}`,
)

function sequenceCellOf(hrefOf: (row: Recipient) => string | undefined): CellRenderer<Recipient> {
  return ({ base, textOf, relatedOf }) => {
    const statusOf = (row: Recipient) => {
      const status = relatedOf(row, 'status')
      return isStatus(status) ? status : undefined
    }
    const recipientStatusOf = (row: Recipient) => {
      const status = statusOf(row)
      if (status !== undefined && status !== 'active') return statuses[status].label
      return row.sequenceStatus ? texts[row.sequenceStatus] : undefined
    }
    return {
      ...base,
      type: 'custom',
      minWidth: 240,
      getText: (row) => [textOf(row), recipientStatusOf(row)].filter(Boolean).join(' · '),
      render: (row) => {
        const [sequence, status] = [textOf(row), statusOf(row)]
        if (sequence === '') return undefined
        return (
          <SequenceAndStatus
            sequence={sequence}
            href={hrefOf(row)}
            tone={status === undefined ? 'neutral' : statuses[status].tone}
            status={recipientStatusOf(row)}
          />
        )
      },
    }
  }
}
