import {
  Button,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Skeleton,
  SkeletonItem,
  Tooltip,
} from '@fluentui/react-components'
import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { memo, type MouseEvent, useCallback, useId, useState } from 'react'
import { ConversationCard, type ConversationSummary } from '../../chat/ConversationCard/ConversationCard.tsx'
import { badgeTextOf } from '../../format/badgeText.ts'
import { useNotificationBellStyles } from './NotificationBell.styles.ts'

export interface NotificationBellProps {
  /** Conversations with unread messages, in the order in which they show; undefined while they load. */
  readonly conversations: readonly ConversationSummary[] | undefined
  /** Shows when there are none. */
  readonly emptyText: string
  /** Default: 'Notifications'. */
  readonly label?: string
  /** A conversation was chosen. Its link works by itself; the dropdown closes. */
  readonly onSelect?: (event: MouseEvent<HTMLAnchorElement>, data: { readonly id: string | number }) => void
  /** The dropdown opens or closes: what only its cards need can wait until then. */
  readonly onOpenChange?: (data: { readonly isOpen: boolean }) => void
}

/**
 * The bell of the top bar: how many conversations have unread messages, and a dropdown with their cards. Keyboard: Enter opens on the first
 * card, Tab moves, Enter follows, Escape closes and gives the focus back.
 */
export const NotificationBell = memo(function NotificationBell(props: NotificationBellProps) {
  const { conversations, emptyText, label = 'Notifications', onSelect, onOpenChange } = props
  const styles = useNotificationBellStyles()
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(
    (shown: boolean) => {
      setIsOpen(shown)
      onOpenChange?.({ isOpen: shown })
    },
    [onOpenChange],
  )
  const titleId = useId()
  const countText = badgeTextOf(conversations?.length)
  const handleSelect = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, data: { readonly id: string | number }) => {
      onSelect?.(event, data)
      open(false)
    },
    [onSelect, open],
  )
  return (
    <Popover
      open={isOpen}
      onOpenChange={(_, data) => open(data.open)}
      trapFocus
      positioning={{ position: 'below', align: 'end', offset: 4 }}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Tooltip content={label} relationship="description" withArrow>
          <Button
            appearance="subtle"
            icon={<Alert20Regular />}
            aria-label={countText === undefined ? label : `${label}, ${countText} unread`}
            className={styles.bell}
          >
            {countText !== undefined && (
              <span aria-hidden className={styles.count}>
                {countText}
              </span>
            )}
          </Button>
        </Tooltip>
      </PopoverTrigger>
      <PopoverSurface
        aria-labelledby={titleId}
        className={styles.surface}
        // Without a card to focus, the dropdown takes the focus itself.
        {...(countText === undefined ? { tabIndex: -1 } : {})}
      >
        <h2 id={titleId} className={styles.title}>
          {label}
        </h2>
        {conversations === undefined && <LoadingCards label={label} />}
        {conversations?.length === 0 && <p className={styles.empty}>{emptyText}</p>}
        {conversations !== undefined && conversations.length > 0 && (
          <ul className={styles.list}>
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationCard conversation={conversation} onClick={handleSelect} />
              </li>
            ))}
          </ul>
        )}
      </PopoverSurface>
    </Popover>
  )
})

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
