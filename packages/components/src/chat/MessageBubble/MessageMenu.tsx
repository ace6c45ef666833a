import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components'
import { Copy20Regular } from '@fluentui/react-icons/svg/copy'
import { Link20Regular } from '@fluentui/react-icons/svg/link'
import { type SyntheticEvent } from 'react'
import { CategoryItems } from '../CategoryBadge/CategoryItems.tsx'
import { type ChatCategory, type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { chatTexts as texts } from '../chatTexts.ts'

export interface OpenMessageMenu {
  readonly message: ChatMessage
  readonly target: HTMLElement
}

export interface MessageMenuProps {
  readonly menu: OpenMessageMenu
  /** Default: the category cannot be changed. */
  readonly categories?: readonly ChatCategory[] | undefined
  readonly onCopy?:
    | ((event: SyntheticEvent, data: { readonly id: ChatMessageId; readonly text: string }) => void)
    | undefined
  readonly onCopyLink?: ((event: SyntheticEvent, data: { readonly id: ChatMessageId }) => void) | undefined
  readonly onCategoryChange?:
    | ((event: SyntheticEvent, data: { readonly id: ChatMessageId; readonly categoryId: string }) => void)
    | undefined
  readonly onClose: () => void
}

/** The menu for the messages of a thread. It copies a message or its link, or changes its category. */
export function MessageMenu({ menu, categories, onCopy, onCopyLink, onCategoryChange, onClose }: MessageMenuProps) {
  const { message, target } = menu
  const { actions, copy, copyLink, category } = texts
  const close = () => {
    onClose()
    target.focus()
  }
  const closeAnd = (act: (event: SyntheticEvent) => void) => (event: SyntheticEvent) => {
    close()
    act(event)
  }
  const choices = message.type === 'incoming' && onCategoryChange ? (categories ?? []) : []
  return (
    <Menu
      open
      checkedValues={{ category: [message.categoryId ?? ''] }}
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={(_, { open }) => !open && close()}
    >
      <MenuPopover>
        <MenuList aria-label={actions}>
          {onCopy && (
            <MenuItem
              icon={<Copy20Regular />}
              onClick={closeAnd((event) => onCopy(event, { id: message.id, text: message.text }))}
            >
              {copy}
            </MenuItem>
          )}
          {onCopyLink && (
            <MenuItem icon={<Link20Regular />} onClick={closeAnd((event) => onCopyLink(event, { id: message.id }))}>
              {copyLink}
            </MenuItem>
          )}
          {(onCopy ?? onCopyLink) && choices.length > 0 && <MenuDivider />}
          {choices.length > 0 && (
            <MenuGroup>
              <MenuGroupHeader>{category}</MenuGroupHeader>
              <CategoryItems
                categories={choices}
                onChoose={(event, { id }) => {
                  close()
                  if (id !== message.categoryId) onCategoryChange?.(event, { id: message.id, categoryId: id })
                }}
              />
            </MenuGroup>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
