import { mergeClasses, Overflow, OverflowItem } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { Wordmark } from '../../tandem/Wordmark/Wordmark.tsx'
import { type NavItem } from './navItem.ts'
import { OverflowMenu } from './OverflowMenu.tsx'
import { RowLink } from './RowLink.tsx'
import { useTopBarStyles } from './TopBar.styles.ts'

export interface TopBarProps {
  /** The links of the navigation. Links that do not fit into the bar move to a menu. */
  readonly items: readonly NavItem[]
  readonly selectedId?: string | undefined
  /** True if the home page is open. Default: false. */
  readonly isHomeSelected?: boolean | undefined
  /** Content at the right end of the bar, such as the bell and the account menu. */
  readonly right?: ReactNode | undefined
}

/** The bar at the top of each page, 48 px high. */
export function TopBar({ items, selectedId, isHomeSelected = false, right }: TopBarProps) {
  const styles = useTopBarStyles()
  const home = useRoutedAnchor('/')
  return (
    <header className={styles.root}>
      <a
        {...home}
        aria-current={isHomeSelected ? 'page' : undefined}
        aria-label="Tandem, dashboard"
        className={mergeClasses(styles.home, isHomeSelected && styles.homeSelected)}
      >
        <Wordmark />
      </a>
      <Overflow minimumVisible={1} padding={8}>
        <nav aria-label="Main" className={styles.navigation}>
          {items.map((item) => (
            <OverflowItem key={item.id} id={item.id} {...(item.id === selectedId ? { priority: 1 } : {})}>
              <div className={styles.slot}>
                <RowLink item={item} isSelected={item.id === selectedId} />
              </div>
            </OverflowItem>
          ))}
          <OverflowMenu items={items} selectedId={selectedId} />
        </nav>
      </Overflow>
      {right !== undefined && <div className={styles.right}>{right}</div>}
    </header>
  )
}
