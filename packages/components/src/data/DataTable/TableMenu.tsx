import { Menu, MenuItem, MenuItemRadio, MenuList, MenuPopover } from '@fluentui/react-components'
import { type SyntheticEvent } from 'react'
import { type NamedOption, type RowAction } from './DataTableColumn.ts'

/** What the table's menu shows, and beside which button. */
export type OpenTableMenu = {
  readonly target: HTMLElement
  readonly label: string
  readonly onChoose: (event: SyntheticEvent, id: string) => void
} & (
  | { readonly kind: 'actions'; readonly actions: readonly RowAction[] }
  | { readonly kind: 'options'; readonly options: readonly NamedOption[]; readonly chosenId: string }
)

interface TableMenuProps {
  readonly menu: OpenTableMenu
  readonly onClose: () => void
}

/** The one menu of a table: a row's actions, or the statuses to choose from. Mounted only while it is open. */
export function TableMenu({ menu, onClose }: TableMenuProps) {
  const close = () => {
    onClose()
    menu.target.focus()
  }
  const choose = (event: SyntheticEvent, id: string) => {
    close()
    menu.onChoose(event, id)
  }
  return (
    <Menu
      open
      checkedValues={menu.kind === 'options' ? { option: [menu.chosenId] } : {}}
      positioning={{ target: menu.target, position: 'below', align: 'start' }}
      onOpenChange={(_, { open }) => !open && close()}
    >
      <MenuPopover>
        {menu.kind === 'actions' ? (
          <MenuList aria-label={menu.label}>
            {menu.actions.map(({ id, label, icon: Icon, isDisabled, hint }) => (
              <MenuItem
                key={id}
                {...(Icon ? { icon: <Icon /> } : {})}
                {...(hint === undefined ? {} : { subText: hint })}
                disabled={isDisabled === true}
                onClick={(event) => choose(event, id)}
              >
                {label}
              </MenuItem>
            ))}
          </MenuList>
        ) : (
          <MenuList aria-label={menu.label}>
            {menu.options.map(({ id, name }) => (
              <MenuItemRadio key={id} name="option" value={id} onClick={(event) => choose(event, id)}>
                {name}
              </MenuItemRadio>
            ))}
          </MenuList>
        )}
      </MenuPopover>
    </Menu>
  )
}
