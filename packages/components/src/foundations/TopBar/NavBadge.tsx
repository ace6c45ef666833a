import { mergeClasses } from '@fluentui/react-components'
import { badgeTextOf } from '../../format/badgeText.ts'
import { type NavItem } from './navItem.ts'
import { useTopBarStyles } from './TopBar.styles.ts'

export interface NavBadgeProps {
  readonly item: NavItem
  /** The '!' is over the link's padding and takes no space. Default: false. */
  readonly isOverPadding?: boolean
}

export function NavBadge({ item: { count, countLabel, alertLabel }, isOverPadding = false }: NavBadgeProps) {
  const styles = useTopBarStyles()
  const countText = badgeTextOf(count)
  return (
    <>
      {countText !== undefined && (
        <span className={styles.badge}>
          {countText}
          {countLabel !== undefined && <span className={styles.hidden}> {countLabel}</span>}
        </span>
      )}
      {alertLabel !== undefined && (
        <span className={mergeClasses(styles.badge, styles.alert, isOverPadding && styles.overPadding)}>
          <span aria-hidden>!</span>
          <span className={styles.hidden}>{alertLabel}</span>
        </span>
      )}
    </>
  )
}
