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
  // Keeps the section of a tiny share visible.
  share: { minWidth: tokens.spacingHorizontalXS, flexShrink: 1 },
  success: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  danger: { backgroundColor: tokens.colorStatusDangerBackground3 },
  neutral: { backgroundColor: tokens.colorNeutralForeground4 },
  brand: { backgroundColor: tokens.colorCompoundBrandBackground },
})

/** A section of the bar. Its width is `count` divided by `total`. */
export interface Share {
  readonly id: string
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral' | 'brand'
  readonly count: number
}

export interface ShareBarProps {
  /** The accessible name, for example '12 of 40 recipients done'. */
  readonly label: string
  /** From left to right. */
  readonly shares: readonly Share[]
  /** The count that fills the whole bar. */
  readonly total: number
}

/** A progress bar with a section for each share. */
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
