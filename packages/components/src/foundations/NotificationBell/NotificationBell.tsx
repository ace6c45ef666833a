import { Button } from '@fluentui/react-components'
import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { memo, type MouseEvent } from 'react'
import { type ConversationSummary } from '../../chat/ConversationCard/ConversationCard.tsx'
import { badgeTextOf } from '../../format/badgeText.ts'
import { lazyPart } from '../../hooks/lazyPart.tsx'
import { usePopup } from '../../hooks/usePopup.ts'
import { useNotificationBellStyles } from './NotificationBell.styles.ts'

const cards = lazyPart(async () => (await import('./NotificationPopup.tsx')).NotificationPopup)

export interface NotificationBellProps {
  /** Conversations with unread messages, in their order; undefined while they load. */
  readonly conversations: readonly ConversationSummary[] | undefined
  /** True if there may be more conversations than the loaded ones. The number then has a '+'. Default: false. */
  readonly hasMore?: boolean | undefined
  /** Shown if there are no conversations. */
  readonly emptyText: string
  /** The reason why the conversations failed to load, in plain words. Shown only if no conversations are loaded. */
  readonly error?: string | undefined
  /** Loads the conversations again. */
  readonly onRetry?: (() => void) | undefined
  /** The page of all conversations; adds a link below the cards. */
  readonly inboxHref?: string | undefined
  /** Default: 'Open inbox'. */
  readonly inboxLabel?: string | undefined
  /** Default: 'Notifications'. */
  readonly label?: string | undefined
  /** Called when the user chooses a conversation. The link works without this callback. */
  readonly onSelect?:
    | ((event: MouseEvent<HTMLAnchorElement>, data: { readonly id: string | number }) => void)
    | undefined
  /** Called when the dropdown opens or closes. The owner can load the data of the cards when the dropdown opens. */
  readonly onOpenChange?: ((data: { readonly isOpen: boolean }) => void) | undefined
}

/**
 * The bell of the top bar: the number of conversations with unread messages, and a dropdown with their cards. Keyboard:
 * Enter opens the dropdown and focuses the first card. Tab moves through the cards, Enter follows a card. Escape closes
 * the dropdown and returns the focus to the bell.
 */
export const NotificationBell = memo(function NotificationBell(props: NotificationBellProps) {
  const { conversations, emptyText, error, onRetry, label = 'Notifications', onSelect, onOpenChange } = props
  const { hasMore = false, inboxHref, inboxLabel = 'Open inbox' } = props
  const styles = useNotificationBellStyles()
  const { buttonProps, popup } = usePopup(cards, { onOpenChange: (isOpen) => onOpenChange?.({ isOpen }) })
  const countText = badgeTextOf(conversations?.length, hasMore)
  return (
    <>
      <Button
        appearance="subtle"
        // The count is inside the icon, because Fluent makes a button with text wider.
        icon={
          <>
            <Alert20Regular />
            {countText !== undefined && (
              <span aria-hidden className={styles.count}>
                {countText}
              </span>
            )}
          </>
        }
        aria-label={countText === undefined ? label : `${label}, ${countText} unread`}
        title={label}
        className={styles.bell}
        {...buttonProps}
      />
      {popup?.draw({
        ...popup.props,
        label,
        conversations,
        emptyText,
        error,
        onRetry,
        onSelect,
        inboxHref,
        inboxLabel,
      })}
    </>
  )
})
