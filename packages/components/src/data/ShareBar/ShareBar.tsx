import { mergeClasses } from '@fluentui/react-components'
import { useShareBarStyles } from './ShareBar.styles.ts'

export interface Share {
  readonly id: string
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral' | 'brand'
  readonly count: number
}

export interface ShareBarProps {
  /** The accessible name says in words what the bar shows: '12 of 40 recipients done'. */
  readonly label: string
  /** In the order of the bar. */
  readonly shares: readonly Share[]
  /** The count of the whole bar. The rest stays empty. */
  readonly total: number
}

/** A progress bar whose filled part is divided by result. Put the figures beside it. Not interactive. */
export function ShareBar({ label, shares, total }: ShareBarProps) {
  const styles = useShareBarStyles()
  const sum = shares.reduce((before, { count }) => before + count, 0)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      {...(total > 0 ? { 'aria-valuenow': sum } : {})}
      className={styles.root}
    >
      {shares.map(({ id, tone, count }) =>
        count > 0 ? (
          <div
            key={id}
            className={mergeClasses(styles.share, styles[tone])}
            style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }}
          />
        ) : null,
      )}
    </div>
  )
}
