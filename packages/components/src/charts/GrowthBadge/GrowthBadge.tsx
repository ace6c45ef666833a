import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { growthTextOf } from './growthText.ts'
import { quietCaption, tabularFigures } from '../../theme/styleFragments.ts'

const useGrowthBadgeStyles = makeStyles({
  root: { ...quietCaption, maxWidth: '100%' },
  change: { fontWeight: tokens.fontWeightSemibold, ...tabularFigures },
  up: { color: tokens.colorStatusSuccessForeground1 },
  down: { color: tokens.colorStatusDangerForeground1 },
  flat: {},
})

export interface GrowthBadgeProps {
  /** Change in percent: 48.73 shows as '+49%'. */
  readonly percent: number
  /** For example 'vs. previous 8 days'. */
  readonly baseline?: string | undefined
}

/** The growth or decline of a figure, in percent. */
export const GrowthBadge = memo(function GrowthBadge({ percent, baseline }: GrowthBadgeProps) {
  const styles = useGrowthBadgeStyles()
  const { direction, shown } = growthTextOf(percent)
  return (
    <span className={styles.root}>
      <span className={mergeClasses(styles.change, styles[direction])}>{shown}</span>
      {baseline !== undefined && ` ${baseline}`}
    </span>
  )
})
