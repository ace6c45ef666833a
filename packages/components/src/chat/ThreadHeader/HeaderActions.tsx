import {
  Button,
  Menu,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Overflow,
  OverflowItem,
  Tooltip,
  useIsOverflowItemVisible,
  useOverflowMenu,
} from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { type ReactElement } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { useThreadHeaderStyles } from './ThreadHeader.styles.ts'

interface ActionBase {
  readonly id: string
  readonly label: string
  readonly icon: ReactElement
}

/** A button, or with `href` a link. A link to another site opens in a new tab. */
export type ThreadAction =
  | (ActionBase & { readonly onClick: () => void; readonly href?: undefined })
  | (ActionBase & { readonly href: string; readonly onClick?: undefined })

const moreLabel = 'More actions'
/** In px. */
const buttonWidth = 32

/** Buttons that do not fit are in a menu. */
export function HeaderActions({ actions }: { readonly actions: readonly ThreadAction[] }) {
  const styles = useThreadHeaderStyles()
  return (
    <Overflow minimumVisible={0} padding={0}>
      <div className={styles.more} style={{ maxWidth: actions.length * buttonWidth }}>
        {actions.map((action) => (
          <OverflowItem key={action.id} id={action.id}>
            <span className={styles.slot}>
              {action.href === undefined ? (
                <IconButton icon={action.icon} label={action.label} onClick={action.onClick} />
              ) : (
                <IconLink {...action} />
              )}
            </span>
          </OverflowItem>
        ))}
        <MoreActions actions={actions} />
      </div>
    </Overflow>
  )
}

interface LinkedAction extends ActionBase {
  readonly href: string
}

function useActionAnchor(href: string) {
  const anchor = useRoutedAnchor(href)
  return href.startsWith('/') ? anchor : { ...anchor, target: '_blank', rel: 'noreferrer' }
}

function IconLink({ icon, label, href }: LinkedAction) {
  return <Button as="a" appearance="subtle" icon={icon} aria-label={label} title={label} {...useActionAnchor(href)} />
}

function MoreActions({ actions }: { readonly actions: readonly ThreadAction[] }) {
  const styles = useThreadHeaderStyles()
  const { ref, isOverflowing } = useOverflowMenu<HTMLDivElement>()
  if (!isOverflowing) return null
  return (
    <div ref={ref} className={styles.slot}>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Tooltip content={moreLabel} relationship="label">
            <Button appearance="subtle" icon={<MoreHorizontal20Regular />} />
          </Tooltip>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {actions.map((action) => (
              <MoreAction key={action.id} action={action} />
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  )
}

function MoreAction({ action }: { readonly action: ThreadAction }) {
  const { id, icon, label, href, onClick } = action
  const isInRow = useIsOverflowItemVisible(id)
  if (isInRow) return null
  return href === undefined ? (
    <MenuItem icon={icon} onClick={onClick}>
      {label}
    </MenuItem>
  ) : (
    <MoreLink {...action} />
  )
}

function MoreLink({ icon, label, href }: LinkedAction) {
  return (
    <MenuItemLink icon={icon} {...useActionAnchor(href)}>
      {label}
    </MenuItemLink>
  )
}
