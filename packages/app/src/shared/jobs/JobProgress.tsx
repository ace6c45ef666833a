import { makeStyles, mergeClasses, ProgressBar, tokens, typographyStyles } from '@fluentui/react-components'
import { type Share, ShareBar } from '@tandem/components'
import { column, wrappingRow } from '@tandem/components/styles'
import { type ReactNode } from 'react'
import { type JobState } from './jobState.ts'

const useJobProgressStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  line: wrappingRow(tokens.spacingHorizontalM),
  state: { ...typographyStyles.subtitle1, margin: 0, flexGrow: 1, fontVariantNumeric: 'tabular-nums' },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  warning: { color: tokens.colorStatusWarningForeground1 },
})

interface JobProgressProps {
  /** The state of the job, which screen readers announce. Omit the text if a dialog's title shows the state. */
  readonly text?: string
  /** Accessible name of the bar: '12 of 40 recipients done'. */
  readonly label: string
  readonly shares: readonly Share[]
  readonly total: number | undefined
  readonly actions?: ReactNode
  readonly children?: ReactNode
  readonly note?: string | undefined
  readonly warning?: string | undefined
}

export function JobProgress({ text, label, shares, total, actions, children, note, warning }: JobProgressProps) {
  const styles = useJobProgressStyles()
  return (
    <div className={styles.root}>
      {text !== undefined && (
        <div className={styles.line}>
          <p role="status" className={styles.state}>
            {text}
          </p>
          {actions}
        </div>
      )}
      {total === undefined ? (
        <ProgressBar aria-label={label} />
      ) : (
        <ShareBar label={label} shares={shares} total={total} />
      )}
      {children}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {warning !== undefined && (
        <p role="alert" className={mergeClasses(styles.note, styles.warning)}>
          {warning}
        </p>
      )}
    </div>
  )
}

export const jobShares = ({
  done,
  conflict,
  failed,
}: Pick<JobState<unknown, unknown>['counts'], 'done' | 'conflict' | 'failed'>): readonly Share[] => [
  { id: 'done', tone: 'success', count: done },
  { id: 'conflict', tone: 'warning', count: conflict },
  { id: 'failed', tone: 'danger', count: failed },
]
