import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { memo, type MouseEvent, useCallback } from 'react'
import { CategoryBadge } from '../CategoryBadge/CategoryBadge.tsx'
import { badgeTextOf } from '../../format/badgeText.ts'
import { InitialsAvatar } from '../../foundations/InitialsAvatar/InitialsAvatar.tsx'
import { useRoutedAnchor } from '../../theme/routing.ts'
import {
  column,
  countMark,
  linkTile,
  oneLine,
  quietCaption,
  row,
  tabularFigures,
  twoLines,
  visuallyHidden,
} from '../../theme/styleFragments.ts'

const useConversationCardStyles = makeStyles({
  root: { ...linkTile, padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  selected: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    boxShadow: `inset ${tokens.strokeWidthThicker} 0 0 ${tokens.colorCompoundBrandStroke}`,
  },
  sender: { ...quietCaption, ...oneLine, flex: '1 1 0', minWidth: 0 },
  content: { ...column(tokens.spacingVerticalXS), flex: '1 1 0', minWidth: 0 },
  line: { ...row(tokens.spacingHorizontalS), justifyContent: 'space-between', minWidth: 0 },
  name: { ...typographyStyles.body1, ...oneLine },
  unreadName: { fontWeight: tokens.fontWeightSemibold },
  time: { ...quietCaption, ...tabularFigures, flexShrink: 0 },
  text: { ...quietCaption, ...twoLines },
  unreadText: { color: tokens.colorNeutralForeground1 },
  count: {
    ...countMark,
    ...typographyStyles.caption1Strong,
    flexShrink: 0,
    minWidth: '20px',
    height: '20px',
  },
  hidden: visuallyHidden,
})

export interface ConversationSummary {
  readonly id: string | number
  /** Path of the conversation, with the query string that the address gets after a click. */
  readonly href: string
  readonly recipientName: string
  readonly categoryId: string
  /** Default: `categoryId`. */
  readonly categoryName?: string | undefined
  /** An empty text shows '-'. */
  readonly lastMessage: string
  /** 'HH:mm', 'MMM, DD' or 'MMMM DD, YYYY'. */
  readonly timeLabel: string
  /** Number of unread messages; 0 shows no badge. */
  readonly unreadCount: number
  /** Name of the profile that sends the messages. */
  readonly senderName?: string | undefined
  /** Name of the profile's AI client. */
  readonly clientName?: string | undefined
}

const firstNameOf = (name: string) => /^\S+/.exec(name)?.[0] ?? name

export interface ConversationCardProps {
  readonly conversation: ConversationSummary
  /** The conversation is open next to the list. */
  readonly isSelected?: boolean | undefined
  /** In a list with arrow keys, set 0 for one card and -1 for the other cards. Default: 0. */
  readonly tabIndex?: 0 | -1 | undefined
  readonly onClick?:
    | ((event: MouseEvent<HTMLAnchorElement>, data: { readonly id: string | number }) => void)
    | undefined
}

/** A conversation in a list, as a link. */
export const ConversationCard = memo(function ConversationCard({
  conversation,
  isSelected = false,
  tabIndex,
  onClick,
}: ConversationCardProps) {
  const { id, href, recipientName, categoryId, categoryName, lastMessage, timeLabel } = conversation
  const { unreadCount, senderName, clientName } = conversation
  const styles = useConversationCardStyles()
  const handleClick = useCallback((event: MouseEvent<HTMLAnchorElement>) => onClick?.(event, { id }), [onClick, id])
  const anchor = useRoutedAnchor(href, handleClick)
  const unreadText = badgeTextOf(unreadCount)
  const isUnread = unreadText !== undefined
  const senders = [senderName, clientName].filter((name) => name !== undefined)
  return (
    <a
      {...anchor}
      tabIndex={tabIndex}
      aria-current={isSelected ? 'true' : undefined}
      className={mergeClasses(styles.root, isSelected && styles.selected)}
    >
      <InitialsAvatar name={recipientName} />
      <span className={styles.content}>
        <span className={styles.line}>
          <bdi className={mergeClasses(styles.name, isUnread && styles.unreadName)}>{recipientName}</bdi>
          <span className={styles.time}>{timeLabel}</span>
        </span>
        <span dir="auto" className={mergeClasses(styles.text, isUnread && styles.unreadText)}>
          {lastMessage.trim() === '' ? '-' : lastMessage}
        </span>
        <span className={styles.line}>
          <CategoryBadge categoryId={categoryId} name={categoryName} />
          {senders.length > 0 && (
            <span title={senders.join(' · ')} className={styles.sender}>
              {senderName !== undefined && (
                <>
                  via <bdi>{firstNameOf(senderName)}</bdi>
                </>
              )}
              {senders.length > 1 && ' · '}
              {clientName !== undefined && <bdi>{clientName}</bdi>}
            </span>
          )}
          {isUnread && (
            <span className={styles.count}>
              {unreadText}
              <span className={styles.hidden}> unread</span>
            </span>
          )}
        </span>
      </span>
    </a>
  )
})
