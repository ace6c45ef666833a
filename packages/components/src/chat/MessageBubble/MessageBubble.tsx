import { mergeClasses } from '@fluentui/react-components'
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { memo, type MouseEvent } from 'react'
import { CategoryBadge } from '../CategoryBadge/CategoryBadge.tsx'
import { type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { chatTexts as texts, failedLabelOf } from '../chatTexts.ts'
import { KindIcon } from './KindIcon.tsx'
import { useMessageBubbleStyles } from './MessageBubble.styles.ts'
import { textParts } from './textParts.ts'

export interface MessageBubbleProps {
  readonly message: ChatMessage
  /** The message directly follows a message of the same sender. */
  readonly isJoined?: boolean | undefined
  /** True if the controls of the message are in the tab order. In a thread, true for one message. Default: true. */
  readonly isTabStop?: boolean | undefined
  /** Called when the user presses the actions button or the category. Must open a `MessageMenu` at `target`. */
  readonly onOpenMenu?:
    | ((
        event: MouseEvent<HTMLButtonElement>,
        data: { readonly message: ChatMessage; readonly target: HTMLElement },
      ) => void)
    | undefined
  readonly onResend?: ((event: MouseEvent<HTMLButtonElement>, data: { readonly id: ChatMessageId }) => void) | undefined
}

/** A sent, received, scheduled or draft message. */
export const MessageBubble = memo(function MessageBubble({
  message,
  isJoined = false,
  isTabStop = true,
  onOpenMenu,
  onResend,
}: MessageBubbleProps) {
  const styles = useMessageBubbleStyles()
  const {
    id,
    type,
    text,
    time,
    kind,
    status,
    label,
    note,
    errorText,
    categoryId,
    categoryName,
    isBusy = false,
  } = message
  const { resend, actions, category, draft } = texts
  const isOutgoing = type === 'outgoing'
  const isDraft = status === 'draft'
  const isFailed = errorText !== undefined
  const shownLabel = isDraft ? draft : isFailed ? failedLabelOf(errorText) : label
  const tabIndex = isTabStop ? 0 : -1
  const openMenu = (event: MouseEvent<HTMLButtonElement>) =>
    onOpenMenu?.(event, { message, target: event.currentTarget })
  return (
    <div className={mergeClasses(styles.root, isOutgoing && styles.outgoing)}>
      <div
        aria-busy={isBusy}
        className={mergeClasses(
          styles.bubble,
          isOutgoing ? styles.outgoingBubble : styles.incomingBubble,
          isJoined && (isOutgoing ? styles.outgoingJoined : styles.incomingJoined),
          isDraft && styles.draft,
          isFailed && styles.failed,
          isBusy && styles.busy,
        )}
      >
        {shownLabel !== undefined && (
          <span className={mergeClasses(styles.label, isFailed && styles.failedLabel)}>
            <KindIcon kind={kind} />
            {shownLabel}
            {note !== undefined && !isFailed && ` · ${note}`}
          </span>
        )}
        <div dir="auto" className={styles.text}>
          {textParts(text).map((part) =>
            part.href === undefined ? (
              part.text
            ) : (
              <a
                key={part.start}
                href={part.href}
                target="_blank"
                rel="noreferrer"
                tabIndex={tabIndex}
                className={styles.link}
              >
                {part.text}
              </a>
            ),
          )}
          <span dir="ltr" className={styles.meta}>
            {categoryId !== undefined &&
              (onOpenMenu ? (
                <button
                  type="button"
                  tabIndex={tabIndex}
                  disabled={isBusy}
                  className={styles.category}
                  aria-haspopup="menu"
                  aria-label={`${category}: ${categoryName ?? categoryId}`}
                  onClick={openMenu}
                >
                  <CategoryBadge categoryId={categoryId} name={categoryName} />
                </button>
              ) : (
                <CategoryBadge categoryId={categoryId} name={categoryName} />
              ))}
            {time}
          </span>
        </div>
        {isFailed && (
          <div className={styles.error}>
            <ErrorCircle16Filled className={styles.errorIcon} aria-hidden />
            <span>{errorText}</span>
            {message.isResendable === true && onResend && (
              <button
                type="button"
                tabIndex={tabIndex}
                disabled={isBusy}
                className={styles.resend}
                onClick={(event) => onResend(event, { id })}
              >
                {resend}
              </button>
            )}
          </div>
        )}
      </div>
      {onOpenMenu && (
        <button
          type="button"
          tabIndex={tabIndex}
          data-message-actions=""
          data-hint={actions}
          aria-label={actions}
          aria-haspopup="menu"
          className={styles.actions}
          onClick={openMenu}
        >
          <MoreHorizontal20Regular />
        </button>
      )}
    </div>
  )
})
