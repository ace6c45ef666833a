import { type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { type ChatCategory, type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { type ChatEdge } from '../chatEdge.ts'
import { type ChatTexts } from '../chatTexts.ts'
import { type WallTime } from '../../dates/dates.ts'

/** Keep every object and callback stable: then typing beside the thread draws nothing of it anew. */
export interface MessageListProps {
  /** Accessible name of the thread: 'Messages with Daniel Okafor'. */
  readonly label: string
  /** Another thread opens anew, at its first new message or its end. */
  readonly threadId: string | number
  /** Oldest first; scheduled ones at the end. Undefined while the first page loads. */
  readonly messages: readonly ChatMessage[] | undefined
  /** Who writes the incoming ones. */
  readonly recipientName: string
  /** What the viewer's clock shows: 'Today' and 'Yesterday' follow it, and nothing is scheduled before. */
  readonly now: WallTime
  readonly older?: ChatEdge | undefined
  /** Given when the thread was opened in its middle. */
  readonly newer?: ChatEdge | undefined
  /** The first message that was new when the thread was opened: the marker stands above it. */
  readonly firstNewId?: ChatMessageId | undefined
  /** Shown on the button that jumps to the newest message. */
  readonly unreadCount?: number | undefined
  /** The thread was opened in its middle and the person wants its end: load that. */
  readonly onJumpToNewest?: (() => void) | undefined
  /** Unread incoming messages have been in view, in a window that shows: each is reported once. */
  readonly onUnreadSeen?: ((data: { readonly ids: readonly ChatMessageId[] }) => void) | undefined
  /** Categories that a lead's answer can be given. */
  readonly categories?: readonly ChatCategory[] | undefined
  readonly onCategoryChange?:
    | ((event: SyntheticEvent, data: { readonly id: ChatMessageId; readonly categoryId: string }) => void)
    | undefined
  readonly onCopy?:
    | ((event: SyntheticEvent, data: { readonly id: ChatMessageId; readonly text: string }) => void)
    | undefined
  readonly onResend?: ((event: SyntheticEvent, data: { readonly id: ChatMessageId }) => void) | undefined
  readonly onScheduledSave?:
    | ((event: SyntheticEvent, data: { readonly id: ChatMessageId; readonly text: string } & WallTime) => void)
    | undefined
  readonly onScheduledDelete?: ((event: SyntheticEvent, data: { readonly id: ChatMessageId }) => void) | undefined
  /** Stands in for a thread without messages. */
  readonly empty?: ReactNode
  /** Stands in for a thread that could not be loaded. */
  readonly error?: ReactNode
  readonly texts?: Partial<ChatTexts> | undefined
}

export type OpenMenuHandler = (
  event: MouseEvent<HTMLButtonElement>,
  data: { readonly message: ChatMessage; readonly target: HTMLElement },
) => void
