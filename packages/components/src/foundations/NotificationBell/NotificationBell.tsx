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
  /** Conversations with unread messages. Undefined while they load. */
  readonly conversations: readonly ConversationSummary[] | undefined
  /** True if not all unread conversations are in `conversations`. The number then gets a '+'. Default: false. */
  readonly hasMore?: boolean | undefined
  readonly emptyText: string
  /** The reason why the conversations could not be loaded. Shown if `conversations` is undefined. */
  readonly error?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** Adds a link below the cards. */
  readonly inboxHref?: string | undefined
  /** Default: 'Open inbox'. */
  readonly inboxLabel?: string | undefined
  /** Default: 'Notifications'. */
  readonly label?: string | undefined
  /** Called for a click on a card. The card's link works without this callback. */
  readonly onSelect?:
    | ((event: MouseEvent<HTMLAnchorElement>, data: { readonly id: string | number }) => void)
    | undefined
  readonly onOpenChange?: ((data: { readonly isOpen: boolean }) => void) | undefined
}

/** The bell of the top bar: the number of unread conversations, and a dropdown with their cards. */
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
