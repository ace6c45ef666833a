import { type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { type ChatCategory, type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { type ChatEdge } from '../chatEdge.ts'
import { type EditLeaving } from '../ScheduledMessage/ScheduledEditor.tsx'
import { type WallTime } from '../../dates/dates.ts'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'

interface MessageData {
  readonly id: ChatMessageId
}

export interface MessageListStates {
  readonly empty?: ReactNode | undefined
  readonly error?: ReactNode | undefined
}

export interface MessageListPaging {
  readonly older?: ChatEdge | undefined
  /** Set for a thread that was opened in the middle. */
  readonly newer?: ChatEdge | undefined
  /** Loads the end of a thread that was opened in the middle. */
  readonly onJumpToNewest?: (() => void) | undefined
}

export interface MessageListUnread {
  /** The first new message. The marker 'New messages' is above this message. */
  readonly firstId?: ChatMessageId | undefined
  /** Shown on the button that jumps to the newest message. */
  readonly count?: number | undefined
  /** Called when unread incoming messages become visible. Reports each message once. */
  readonly onSeen?: ((data: { readonly ids: readonly ChatMessageId[] }) => void) | undefined
}

export interface MessageListCategories {
  readonly options: readonly ChatCategory[]
  readonly onChange: (event: SyntheticEvent, data: MessageData & { readonly categoryId: string }) => void
}

export interface MessageListScheduling {
  /** Resolves to the reason if the save failed. Default: scheduled messages cannot be edited. */
  readonly onSave?:
    | ((data: MessageData & { readonly text: string } & WallTime) => Promise<string | undefined>)
    | undefined
  /** Keep the array stable. */
  readonly variables?: readonly MessageVariable[] | undefined
  readonly leaving?: EditLeaving | undefined
  /** Default: scheduled messages cannot be deleted. */
  readonly onDelete?: ((event: SyntheticEvent, data: MessageData) => void) | undefined
  /** Default: scheduled messages cannot be sent before their time. */
  readonly onSendNow?: ((event: SyntheticEvent, data: MessageData) => void) | undefined
}

/** Keep objects and callbacks stable, so that unchanged messages do not render again. */
export interface MessageListProps {
  /** The thread's accessible name, such as 'Messages with Daniel Okafor'. */
  readonly label: string
  /**
   * With a new id, the list opens again at the message `markedId`. Without `markedId`, the list opens at the first new
   * message. Without new messages, the list opens at the end.
   */
  readonly threadId: string | number
  /** Oldest first, scheduled messages last. Undefined while the first page loads. */
  readonly messages: readonly ChatMessage[] | undefined
  readonly recipientName: string
  /** The viewer's current day and time. */
  readonly now: WallTime
  /** The message in the page's address. */
  readonly markedId?: ChatMessageId | undefined
  readonly states?: MessageListStates | undefined
  /** Default: all messages are loaded. */
  readonly paging?: MessageListPaging | undefined
  readonly unread?: MessageListUnread | undefined
  /** Default: categories cannot be changed. */
  readonly categories?: MessageListCategories | undefined
  readonly scheduling?: MessageListScheduling | undefined
  readonly onCopy?: ((event: SyntheticEvent, data: MessageData & { readonly text: string }) => void) | undefined
  /** Default: no item 'Copy link' in the menu. */
  readonly onCopyLink?: ((event: SyntheticEvent, data: MessageData) => void) | undefined
  readonly onResend?: ((event: SyntheticEvent, data: MessageData) => void) | undefined
}

export type OpenMenuHandler = (
  event: MouseEvent<HTMLButtonElement>,
  data: { readonly message: ChatMessage; readonly target: HTMLElement },
) => void
