import { makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components'
import { memo, useId } from 'react'
import { formatCount, percentOf } from '../../format/formatFigure.ts'
import { column, quietCaption, tabularFigures } from '../../theme/styleFragments.ts'

/** The bar shows a warning if at least this percentage of the credits is used. */
const warnFromPercent = 90

export function creditsColorOf(used: number, total: number): 'brand' | 'warning' | 'error' {
  if (used >= total) return 'error'
  return (used / total) * 100 >= warnFromPercent ? 'warning' : 'brand'
}

const useCreditsBarStyles = makeStyles({
  root: column(tokens.spacingVerticalXS),
  line: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM, ...quietCaption },
  figures: { ...tabularFigures },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  exhausted: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
})

export interface CreditsBarProps {
  /** Undefined while loading. */
  readonly used: number | undefined
  /** Credits bought. Undefined while loading. */
  readonly total: number | undefined
  /** Default: 'AI Credits'. */
  readonly label?: string | undefined
}

/** Shows the used credits and the total credits, with a progress bar. */
export const CreditsBar = memo(function CreditsBar({ used, total, label = 'AI Credits' }: CreditsBarProps) {
  const styles = useCreditsBarStyles()
  const labelId = useId()
  const isKnown = used !== undefined && total !== undefined
  const color = isKnown ? creditsColorOf(used, total) : 'brand'
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <span id={labelId}>{label}</span>
        <span className={mergeClasses(styles.figures, isKnown && used >= total && styles.exhausted)}>
          {isKnown ? `${formatCount(used)} / ${formatCount(total)}` : '–'}
        </span>
      </div>
      <ProgressBar
        aria-labelledby={labelId}
        thickness="large"
        value={isKnown ? percentOf(used, total) / 100 : 0}
        color={color}
        // Dark yellow instead of Fluent's orange.
        {...(color === 'warning' ? { bar: { className: styles.warning } } : {})}
      />
    </div>
  )
})
