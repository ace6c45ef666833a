import { Button, Link, makeStyles, mergeClasses, Spinner, tokens, typographyStyles } from '@fluentui/react-components'
import { ArrowForwardRegular } from '@fluentui/react-icons/svg/arrow-forward'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { ClockRegular } from '@fluentui/react-icons/svg/clock'
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { memo, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { singleClicks } from '../../hooks/doubleClicks.ts'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { lateReveal, oneLine, quietBody, row, tabularFigures } from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

const useResultRowStyles = makeStyles({
  root: {
    ...row(tokens.spacingHorizontalM),
    boxSizing: 'border-box',
    minHeight: tandemTokens.sizeRow,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  // The minimum width fits a long row number, and aligns the names.
  row: {
    ...typographyStyles.caption1,
    ...tabularFigures,
    flexShrink: 0,
    minWidth: '48px',
    color: tokens.colorNeutralForeground3,
    textAlign: 'end',
  },
  // The columns start at the same position in all rows.
  name: { ...typographyStyles.body1, ...oneLine, flex: '3 1 0' },
  company: { ...quietBody, ...oneLine, flex: '3 1 0' },
  status: { ...row(tokens.spacingHorizontalXS), minWidth: 0, flex: '4 1 0', ...typographyStyles.caption1 },
  text: oneLine,
  // The result is below the name, and can wrap.
  compact: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(70%) minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    rowGap: 0,
    paddingBlock: tokens.spacingVerticalXS,
  },
  compactStatus: { gridRow: 2, gridColumn: '1 / span 2', alignItems: 'start' },
  compactText: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  compactActions: { gridRow: '1 / span 2', gridColumn: 3, minWidth: 0 },
  // The minimum width fits the longest label, and aligns the columns.
  actions: { display: 'flex', gap: tokens.spacingHorizontalS, flexShrink: 0, minWidth: '104px' },
  action: { flexGrow: 1 },
  icon: { flexShrink: 0, fontSize: '16px' },
  waiting: { color: tokens.colorNeutralForeground3 },
  loading: { ...lateReveal, color: tokens.colorNeutralForeground2 },
  imported: { color: tokens.colorStatusSuccessForeground1 },
  partial: { color: tokens.colorStatusWarningForeground1 },
  skipped: { color: tokens.colorNeutralForeground2 },
  conflict: { color: tokens.colorStatusWarningForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
})

export interface ResultRowProps {
  readonly name: string
  /** Shown next to the name. */
  readonly company?: string | undefined
  /** The address of the item's page. */
  readonly href?: string | undefined
  /** Row in the file, from 1. */
  readonly row?: number | undefined
  /**
   * `partial`: imported without some values. `skipped`: the sequence already had the recipient. `conflict`: another
   * sequence has the recipient.
   */
  readonly status: 'waiting' | 'loading' | 'imported' | 'partial' | 'skipped' | 'conflict' | 'failed'
  /** For a conflict: the name of the recipient's current sequence. */
  readonly conflictName?: string | undefined
  /** Replaces the text of the status. */
  readonly message?: string | undefined
  /** For a conflict: moves the recipient to the sequence of the import. */
  readonly onReassign?: ((event: SyntheticEvent) => void) | undefined
  readonly isReassigning?: boolean | undefined
  /** After a failure: tries again. */
  readonly onRetry?: ((event: SyntheticEvent) => void) | undefined
  /** After a failure: opens the values for correction. */
  readonly onCorrect?: ((event: SyntheticEvent) => void) | undefined
  /** Shows the result below the name. Default: false. */
  readonly isCompact?: boolean | undefined
}

const icons = {
  waiting: ClockRegular,
  imported: CheckmarkCircleRegular,
  partial: WarningRegular,
  skipped: ArrowForwardRegular,
  conflict: WarningRegular,
  failed: ErrorCircleRegular,
} as const

const statusTexts = {
  waiting: 'Waiting',
  loading: 'Importing',
  imported: 'Imported',
  partial: 'Imported in part',
  skipped: 'Skipped (was in list)',
  failed: 'Not imported',
} as const

function statusTextOf({ status, conflictName, message }: ResultRowProps): string {
  if (status === 'conflict')
    return message ?? (conflictName === undefined ? 'In another sequence' : `Already in "${conflictName}"`)
  return message ?? statusTexts[status]
}

/** An item of a job and its result. The component that contains the rows announces the progress to screen readers. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { name, company = '', href, row, status, onReassign, isReassigning = false, onRetry, onCorrect } = props
  const { isCompact = false } = props
  const styles = useResultRowStyles()
  const Icon = status === 'loading' ? undefined : icons[status]
  const text = statusTextOf(props)
  const focus = useFocusKeeper()
  const reassignText = isReassigning ? 'Reassigning…' : 'Reassign'
  return (
    <div {...focus} tabIndex={-1} className={mergeClasses(styles.root, isCompact && styles.compact)}>
      {row !== undefined && <span className={styles.row}>{row}</span>}
      {href === undefined ? (
        <span className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </span>
      ) : (
        <NameLink name={name} href={href} />
      )}
      <span className={styles.company} title={company}>
        {company}
      </span>
      <span className={mergeClasses(styles.status, styles[status], isCompact && styles.compactStatus)}>
        {Icon ? <Icon className={styles.icon} /> : <Spinner size="extra-tiny" aria-hidden />}
        <span className={mergeClasses(styles.text, isCompact && styles.compactText)} title={text}>
          {text}
        </span>
      </span>
      <span {...singleClicks} className={mergeClasses(styles.actions, isCompact && styles.compactActions)}>
        {status === 'conflict' && onReassign && (
          <Button
            size="small"
            className={styles.action}
            disabledFocusable={isReassigning}
            aria-label={`${reassignText} ${name}`}
            onClick={onReassign}
          >
            {reassignText}
          </Button>
        )}
        {status === 'failed' && onRetry && (
          <Button size="small" className={styles.action} aria-label={`Retry ${name}`} onClick={onRetry}>
            Retry
          </Button>
        )}
        {status === 'failed' && onCorrect && (
          <Button size="small" className={styles.action} aria-label={`Fix ${name}`} onClick={onCorrect}>
            Fix
          </Button>
        )}
      </span>
    </div>
  )
})

function NameLink({ name, href }: { readonly name: string; readonly href: string }) {
  const styles = useResultRowStyles()
  const anchor = useRoutedAnchor(href)
  return (
    <span className={styles.name}>
      <Link {...anchor} title={name}>
        {name}
      </Link>
    </span>
  )
}

/** The focus stays in the row when the pressed button disappears. */
function useFocusKeeper() {
  const ref = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) ref.current?.focus()
  })
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
      if (relatedTarget !== null) hasFocus.current = false
    },
  }
}
