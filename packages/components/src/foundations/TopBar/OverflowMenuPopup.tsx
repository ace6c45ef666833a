import { Menu, MenuItemLink, MenuList, MenuPopover, useIsOverflowItemVisible } from '@fluentui/react-components'
import { type PopupProps } from '../../hooks/usePopup.ts'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { NavBadge } from './NavBadge.tsx'
import { type NavItem } from './navItem.ts'

interface OverflowMenuPopupProps extends PopupProps {
  readonly label: string
  readonly items: readonly NavItem[]
  readonly selectedId: string | undefined
}

export function OverflowMenuPopup({ target, onClose, label, items, selectedId }: OverflowMenuPopupProps) {
  return (
    <Menu open positioning={{ target }} onOpenChange={(event, { open }) => !open && onClose(event)}>
      <MenuPopover>
        <MenuList aria-label={label}>
          {items.map((item) => (
            <OverflowMenuItem key={item.id} item={item} isSelected={item.id === selectedId} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function OverflowMenuItem({ item, isSelected }: { readonly item: NavItem; readonly isSelected: boolean }) {
  const isOnBar = useIsOverflowItemVisible(item.id)
  const anchor = useRoutedAnchor(item.href)
  if (isOnBar) return null
  return (
    <MenuItemLink
      {...anchor}
      aria-current={isSelected ? 'page' : undefined}
      secondaryContent={<NavBadge item={item} />}
    >
      {item.label}
    </MenuItemLink>
  )
}
