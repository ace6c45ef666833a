import {
  Button,
  Menu,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  useIsOverflowItemVisible,
  useOverflowMenu,
} from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { NavBadge } from './NavBadge.tsx'
import { type NavItem } from './navItem.ts'
import { useTopBarStyles } from './TopBar.styles.ts'

export interface OverflowMenuProps {
  readonly items: readonly NavItem[]
  readonly selectedId: string | undefined
}

/** The entries that don't fit the bar. */
export function OverflowMenu({ items, selectedId }: OverflowMenuProps) {
  const styles = useTopBarStyles()
  const { ref, overflowCount, isOverflowing } = useOverflowMenu<HTMLDivElement>()
  if (!isOverflowing) return null
  return (
    <div ref={ref} className={styles.more}>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={`More pages (${overflowCount})`} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {items.map((item) => (
              <OverflowMenuItem key={item.id} item={item} isSelected={item.id === selectedId} />
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  )
}

function OverflowMenuItem({ item, isSelected }: { readonly item: NavItem; readonly isSelected: boolean }) {
  const isOnBar = useIsOverflowItemVisible(item.id)
  const anchor = useRoutedAnchor(item.href)
  if (isOnBar) return null
  return (
    <MenuItemLink
      {...anchor}
      {...(isSelected ? { 'aria-current': 'page' } : {})}
      secondaryContent={<NavBadge item={item} />}
    >
      {item.label}
    </MenuItemLink>
  )
}
