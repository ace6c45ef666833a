import { makeStyles, Overflow, OverflowItem, tokens } from '@fluentui/react-components'
import { type NavItem } from '../TopBar/navItem.ts'
import { OverflowMenu } from '../TopBar/OverflowMenu.tsx'
import { RowLink } from '../TopBar/RowLink.tsx'

const useLinkTabsStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    overflow: 'hidden',
    // Aligns the first label, and the line below the tabs, with the title above the tabs.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`,
    backgroundImage: `linear-gradient(${tokens.colorNeutralStroke2}, ${tokens.colorNeutralStroke2})`,
    backgroundSize: `calc(100% - ${tokens.spacingHorizontalM}) ${tokens.strokeWidthThin}`,
    backgroundPosition: 'right bottom',
    backgroundRepeat: 'no-repeat',
  },
  slot: { display: 'flex', flexShrink: 0 },
  link: { paddingBlock: tokens.spacingVerticalMNudge },
})

export interface LinkTabsProps {
  readonly items: readonly NavItem[]
  readonly selectedId?: string | undefined
  /** Accessible name. */
  readonly label: string
}

/** Tabs with addresses. Tabs that do not fit are in a menu. */
export function LinkTabs({ items, selectedId, label }: LinkTabsProps) {
  const styles = useLinkTabsStyles()
  return (
    <Overflow minimumVisible={1} padding={8}>
      <nav aria-label={label} className={styles.root}>
        {items.map((item) => (
          <OverflowItem key={item.id} id={item.id} {...(item.id === selectedId ? { priority: 1 } : {})}>
            <div className={styles.slot}>
              <RowLink item={item} isSelected={item.id === selectedId} className={styles.link} />
            </div>
          </OverflowItem>
        ))}
        <OverflowMenu items={items} selectedId={selectedId} />
      </nav>
    </Overflow>
  )
}
