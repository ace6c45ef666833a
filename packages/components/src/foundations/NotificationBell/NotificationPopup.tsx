import { Button, Popover, PopoverSurface, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { type MouseEvent, useCallback, useId, useState } from 'react'
import { ConversationCard, type ConversationSummary } from '../../chat/ConversationCard/ConversationCard.tsx'
import { ErrorState } from '../../data/ErrorState/ErrorState.tsx'
import { useFocusManager } from '../../hooks/useFocusReturn.ts'
import { type PopupProps } from '../../hooks/usePopup.ts'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useNotificationBellStyles } from './NotificationBell.styles.ts'

type Select = (event: MouseEvent<HTMLAnchorElement>, data: { readonly id: string | number }) => void

interface NotificationPopupProps extends PopupProps {
  readonly label: string
  readonly conversations: readonly ConversationSummary[] | undefined
  readonly emptyText: string
  readonly error: string | undefined
  readonly onRetry: (() => void) | undefined
  readonly onSelect: Select | undefined
  readonly inboxHref: string | undefined
  readonly inboxLabel: string
}

export function NotificationPopup(props: NotificationPopupProps) {
  const { target, onClose, label, conversations, emptyText, error, onRetry, onSelect, inboxHref, inboxLabel } = props
  const styles = useNotificationBellStyles()
  useFocusManager()
  const titleId = useId()
  const latest = useLatest({ onSelect, onClose })
  const handleSelect: Select = useCallback(
    (event, data) => {
      latest.current.onSelect?.(event, data)
      latest.current.onClose(event)
    },
    [latest],
  )
  const hasCards = conversations !== undefined && conversations.length > 0
  // A dropdown that opens without cards gets the focus.
  const [takesFocus] = useState(!hasCards)
  const retry = (event: MouseEvent<HTMLButtonElement>) => {
    // The button disappears while the cards load. The focus moves to the dropdown.
    event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    onRetry?.()
  }
  return (
    <Popover
      open
      onOpenChange={(event, { open }) => !open && onClose(event)}
      trapFocus
      positioning={{ target, position: 'below', align: 'end', offset: 4 }}
    >
      <PopoverSurface aria-labelledby={titleId} className={styles.surface} tabIndex={takesFocus ? -1 : undefined}>
        <h2 id={titleId} className={styles.title}>
          {label}
        </h2>
        {conversations === undefined && error === undefined && <LoadingCards label={label} />}
        {conversations === undefined && error !== undefined && (
          <ErrorState isCompact text={error} actions={onRetry && <Button onClick={retry}>Try again</Button>} />
        )}
        {conversations?.length === 0 && <p className={styles.empty}>{emptyText}</p>}
        {hasCards && (
          <ul className={styles.list}>
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationCard conversation={conversation} onClick={handleSelect} />
              </li>
            ))}
          </ul>
        )}
        {inboxHref !== undefined && <InboxLink href={inboxHref} label={inboxLabel} onClick={onClose} />}
      </PopoverSurface>
    </Popover>
  )
}

interface InboxLinkProps {
  readonly href: string
  readonly label: string
  readonly onClick: PopupProps['onClose']
}

function InboxLink({ href, label, onClick }: InboxLinkProps) {
  const styles = useNotificationBellStyles()
  const anchor = useRoutedAnchor(href, onClick)
  return (
    <Button as="a" appearance="subtle" {...anchor} className={styles.inbox}>
      {label}
    </Button>
  )
}

function LoadingCards({ label }: { readonly label: string }) {
  const styles = useNotificationBellStyles()
  return (
    <Skeleton aria-label={`Loading ${label}`} className={styles.skeleton}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.skeletonCard}>
          <SkeletonItem shape="circle" size={40} />
          <div className={styles.skeletonLines}>
            <SkeletonItem size={16} />
            <SkeletonItem size={32} />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
