import { Menu, MenuItem, MenuItemRadio, MenuList, MenuPopover } from '@fluentui/react-components'
import { type SyntheticEvent } from 'react'
import { type RowAction } from './DataTableColumn.ts'

export interface OpenTableMenu {
  readonly target: HTMLElement
  readonly label: string
  readonly items: readonly RowAction[]
  /** The id of the chosen option. Undefined in a menu of actions. */
  readonly chosenId?: string | undefined
  readonly onChoose: (event: SyntheticEvent, id: string) => void
}

export interface TableMenuProps {
  readonly menu: OpenTableMenu
  readonly onClose: () => void
}

/** The menu with a row's actions, or with the options of a cell. Mounted only while it is open. */
export function TableMenu({ menu, onClose }: TableMenuProps) {
  const { target, label, items, chosenId, onChoose } = menu
  const close = () => {
    onClose()
    target.focus()
  }
  const choose = (event: SyntheticEvent, id: string) => {
    close()
    onChoose(event, id)
  }
  return (
    <Menu
      open
      checkedValues={chosenId === undefined ? {} : { item: [chosenId] }}
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={(_, { open }) => !open && close()}
    >
      <MenuPopover>
        <MenuList aria-label={label}>
          {items.map(({ id, label: text, icon: Icon, isDisabled, hint }) =>
            chosenId === undefined ? (
              <MenuItem
                key={id}
                {...(Icon ? { icon: <Icon /> } : {})}
                {...(hint === undefined ? {} : { subText: hint })}
                disabled={isDisabled === true}
                onClick={(event) => choose(event, id)}
              >
                {text}
              </MenuItem>
            ) : (
              <MenuItemRadio key={id} name="item" value={id} onClick={(event) => choose(event, id)}>
                {text}
              </MenuItemRadio>
            ),
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
