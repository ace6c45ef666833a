import { mergeClasses } from '@fluentui/react-components'
import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up'
import { memo } from 'react'
import { growthTextOf } from './growthText.ts'
import { useGrowthBadgeStyles } from './GrowthBadge.styles.ts'

export interface GrowthBadgeProps {
  /** Change since the previous range in percent: 12.5 shows as '12.50 %' with an arrow up. */
  readonly percent: number
}

/** How much a figure grew or fell: an arrow, the change in percent, and green or red. */
export const GrowthBadge = memo(function GrowthBadge({ percent }: GrowthBadgeProps) {
  const styles = useGrowthBadgeStyles()
  const { direction, shown, spoken } = growthTextOf(percent)
  return (
    <span className={mergeClasses(styles.root, styles[direction])}>
      {direction === 'up' && <ArrowUp12Regular aria-hidden />}
      {direction === 'down' && <ArrowDown12Regular aria-hidden />}
      <span aria-hidden>{shown}</span>
      <span className={styles.spoken}>{spoken}</span>
    </span>
  )
})
