import { mergeClasses, Overflow, OverflowItem } from '@fluentui/react-components'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { NavBadge } from '../TopBar/NavBadge.tsx'
import { type NavItem } from '../TopBar/navItem.ts'
import { OverflowMenu } from '../TopBar/OverflowMenu.tsx'
import { useLinkTabsStyles } from './LinkTabs.styles.ts'

export interface LinkTabsProps {
  /** In the order of display. Each has an address; a count and a red '!' (`alertLabel`) are optional. */
  readonly items: readonly NavItem[]
  readonly selectedId?: string | undefined
  /** Names the navigation: 'Sequence', 'Response categories'. */
  readonly label: string
}

/**
 * Tabs that are addresses: each can be opened in a new tab of the browser, linked to, and gone back from. Keyboard: Tab
 * goes through the links, Enter follows; what doesn't fit is in a menu, where Enter opens, arrows move and Escape
 * closes.
 */
export function LinkTabs({ items, selectedId, label }: LinkTabsProps) {
  const styles = useLinkTabsStyles()
  return (
    <Overflow minimumVisible={1} padding={8}>
      <nav aria-label={label} className={styles.root}>
        {items.map((item) => (
          <OverflowItem key={item.id} id={item.id} {...(item.id === selectedId ? { priority: 1 } : {})}>
            <div className={styles.slot}>
              <TabLink item={item} isSelected={item.id === selectedId} />
            </div>
          </OverflowItem>
        ))}
        <OverflowMenu items={items} selectedId={selectedId} />
      </nav>
    </Overflow>
  )
}

function TabLink({ item, isSelected }: { readonly item: NavItem; readonly isSelected: boolean }) {
  const styles = useLinkTabsStyles()
  const anchor = useRoutedAnchor(item.href)
  return (
    <a
      {...anchor}
      {...(isSelected ? { 'aria-current': 'page' } : {})}
      className={mergeClasses(styles.link, isSelected && styles.selected)}
    >
      {/* Semibold is wider: the hidden copy keeps its room, so that selecting moves no neighbour. */}
      <span data-text={item.label} className={styles.text}>
        {item.label}
      </span>
      <NavBadge item={item} />
    </a>
  )
}
