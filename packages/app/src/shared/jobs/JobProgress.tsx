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
  /** The state in a sentence, announced by screen readers. Leave it out if the title of a dialog shows the state. */
  readonly text?: string
  /** Accessible name of the bar: '12 of 40 recipients done'. */
  readonly label: string
  readonly shares: readonly Share[]
  /** Undefined if it is unknown. */
  readonly total: number | undefined
  /** Buttons next to the text. */
  readonly actions?: ReactNode
  /** Figures below the bar. */
  readonly children?: ReactNode
  readonly note?: string | undefined
  /** The reason of a pause. */
  readonly warning?: string | undefined
}

/** The progress of a job, with its actions. */
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

/** The bar's parts for the results so far. */
export const jobShares = ({
  done,
  conflict,
  failed,
}: Pick<JobState<unknown, unknown>['counts'], 'done' | 'conflict' | 'failed'>): readonly Share[] => [
  { id: 'done', tone: 'success', count: done },
  { id: 'conflict', tone: 'warning', count: conflict },
  { id: 'failed', tone: 'danger', count: failed },
]
