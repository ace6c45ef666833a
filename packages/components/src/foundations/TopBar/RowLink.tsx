import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { rowLink, rowLinkSelected } from '../../theme/styleFragments.ts'
import { NavBadge } from './NavBadge.tsx'
import { type NavItem } from './navItem.ts'

const useRowLinkStyles = makeStyles({
  root: rowLink,
  selected: rowLinkSelected,
  text: {
    display: 'inline-flex',
    flexDirection: 'column',
    '::after': {
      content: 'attr(data-text) / ""',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: tokens.fontWeightSemibold,
      pointerEvents: 'none',
    },
  },
})

export interface RowLinkProps {
  readonly item: NavItem
  readonly isSelected: boolean
  readonly className?: string | undefined
}

/** A link of the navigation or of tabs. The selection does not change the link's width. */
export function RowLink({ item, isSelected, className }: RowLinkProps) {
  const styles = useRowLinkStyles()
  const anchor = useRoutedAnchor(item.href)
  return (
    <a
      {...anchor}
      aria-current={isSelected ? 'page' : undefined}
      className={mergeClasses(styles.root, isSelected && styles.selected, className)}
    >
      {/* The selected label is semibold and wider. A hidden semibold copy reserves this width. */}
      <span data-text={item.label} className={styles.text}>
        {item.label}
      </span>
      <NavBadge item={item} isOverPadding />
    </a>
  )
}
