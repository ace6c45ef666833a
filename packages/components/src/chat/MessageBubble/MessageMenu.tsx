import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components'
import { Copy20Regular } from '@fluentui/react-icons/svg/copy'
import { type SyntheticEvent } from 'react'
import { type ChatCategory, type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { type ChatTexts, chatTexts } from '../chatTexts.ts'

/** The message that the menu is open for, and the button it stands beside. */
export interface OpenMessageMenu {
  readonly message: ChatMessage
  readonly target: HTMLElement
}

export interface MessageMenuProps {
  readonly menu: OpenMessageMenu
  /** Categories that a lead's answer can be given; without them the category can't be changed. */
  readonly categories?: readonly ChatCategory[] | undefined
  readonly onCopy?:
    | ((event: SyntheticEvent, data: { readonly id: ChatMessageId; readonly text: string }) => void)
    | undefined
  readonly onCategoryChange?:
    | ((event: SyntheticEvent, data: { readonly id: ChatMessageId; readonly categoryId: string }) => void)
    | undefined
  readonly onClose: () => void
  readonly texts?: Partial<ChatTexts> | undefined
}

/** The one menu of a thread: copy the text, change the category. Mounted only while it is open; gives the focus back to its button. */
export function MessageMenu({ menu, categories, onCopy, onCategoryChange, onClose, texts }: MessageMenuProps) {
  const { message, target } = menu
  const { actions, copy, category } = { ...chatTexts, ...texts }
  const close = () => {
    onClose()
    target.focus()
  }
  const choices = message.type === 'incoming' && onCategoryChange ? (categories ?? []) : []
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={(_, { open }) => !open && close()}
    >
      <MenuPopover>
        <MenuList aria-label={actions} checkedValues={{ category: [message.categoryId ?? ''] }}>
          {onCopy && (
            <MenuItem
              icon={<Copy20Regular />}
              onClick={(event) => {
                close()
                onCopy(event, { id: message.id, text: message.text })
              }}
            >
              {copy}
            </MenuItem>
          )}
          {onCopy && choices.length > 0 && <MenuDivider />}
          {choices.length > 0 && (
            <MenuGroup>
              <MenuGroupHeader>{category}</MenuGroupHeader>
              {choices.map(({ id, name }) => (
                <MenuItemRadio
                  key={id}
                  name="category"
                  value={id}
                  onClick={(event) => {
                    close()
                    if (id !== message.categoryId) onCategoryChange?.(event, { id: message.id, categoryId: id })
                  }}
                >
                  {name}
                </MenuItemRadio>
              ))}
            </MenuGroup>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
