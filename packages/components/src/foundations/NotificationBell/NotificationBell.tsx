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
  /** Conversations with unread messages, in the order in which they show; undefined while they load. */
  readonly conversations: readonly ConversationSummary[] | undefined
  /** Whether there may be more, which were not loaded: the number gets a '+'. Default: false. */
  readonly hasMore?: boolean | undefined
  /** Shows when there are none. */
  readonly emptyText: string
  /** Why they could not be loaded, in plain words. Shows only while there are none to show. */
  readonly error?: string | undefined
  /** Loads them again. */
  readonly onRetry?: (() => void) | undefined
  /** Where all conversations are; shows a link below the cards. */
  readonly inboxHref?: string | undefined
  /** Default: 'Open inbox'. */
  readonly inboxLabel?: string | undefined
  /** Default: 'Notifications'. */
  readonly label?: string | undefined
  /** A conversation was chosen. Its link works by itself; the dropdown closes. */
  readonly onSelect?:
    | ((event: MouseEvent<HTMLAnchorElement>, data: { readonly id: string | number }) => void)
    | undefined
  /** The dropdown opens or closes: what only its cards need can wait until then. */
  readonly onOpenChange?: ((data: { readonly isOpen: boolean }) => void) | undefined
}

/**
 * The bell of the top bar: how many conversations have unread messages, and a dropdown with their cards. Keyboard:
 * Enter opens on the first card, Tab moves, Enter follows, Escape closes and gives the focus back.
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
        icon={<Alert20Regular />}
        aria-label={countText === undefined ? label : `${label}, ${countText} unread`}
        title={label}
        className={styles.bell}
        {...buttonProps}
      >
        {countText !== undefined && (
          <span aria-hidden className={styles.count}>
            {countText}
          </span>
        )}
      </Button>
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
