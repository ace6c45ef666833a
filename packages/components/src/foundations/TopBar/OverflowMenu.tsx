import { Button, useOverflowMenu } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { lazyPart } from '../../hooks/lazyPart.tsx'
import { usePopup } from '../../hooks/usePopup.ts'
import { type NavItem } from './navItem.ts'
import { useTopBarStyles } from './TopBar.styles.ts'

export interface OverflowMenuProps {
  readonly items: readonly NavItem[]
  readonly selectedId: string | undefined
}

const itemsMenu = lazyPart(async () => (await import('./OverflowMenuPopup.tsx')).OverflowMenuPopup)

export function OverflowMenu({ items, selectedId }: OverflowMenuProps) {
  const styles = useTopBarStyles()
  const { ref, overflowCount, isOverflowing } = useOverflowMenu<HTMLDivElement>()
  const { buttonProps, popup } = usePopup(itemsMenu, { isMenu: true })
  if (!isOverflowing) return null
  const label = `More pages (${overflowCount})`
  return (
    <div ref={ref} className={styles.more}>
      <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={label} {...buttonProps} />
      {popup?.draw({ ...popup.props, label, items, selectedId })}
    </div>
  )
}
