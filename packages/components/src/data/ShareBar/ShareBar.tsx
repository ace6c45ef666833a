import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

const useShareBarStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.strokeWidthThick,
    height: tokens.spacingVerticalS,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  // A share of one in thousands is still visible.
  share: { minWidth: tokens.spacingHorizontalXS, flexShrink: 1 },
  success: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  danger: { backgroundColor: tokens.colorStatusDangerBackground3 },
  neutral: { backgroundColor: tokens.colorNeutralForeground4 },
  brand: { backgroundColor: tokens.colorCompoundBrandBackground },
})

/** A section of the bar, as wide as its part of the sum of all counts. */
export interface Share {
  readonly id: string
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral' | 'brand'
  readonly count: number
}

export interface ShareBarProps {
  /** The accessible name with the content of the bar in words: '12 of 40 recipients done'. */
  readonly label: string
  /** In the order of the bar. */
  readonly shares: readonly Share[]
  /** The count of the whole bar. The remaining part stays empty. */
  readonly total: number
}

/** A progress bar, divided by result. Place the figures next to it. Not interactive. */
export function ShareBar({ label, shares, total }: ShareBarProps) {
  const styles = useShareBarStyles()
  const sum = shares.reduce((before, { count }) => before + count, 0)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={total > 0 ? sum : undefined}
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
