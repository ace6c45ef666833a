import { type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { type ChatCategory, type ChatMessage, type ChatMessageId } from '../chatMessage.ts'
import { type ChatEdge } from '../chatEdge.ts'
import { type EditLeaving } from '../ScheduledMessage/ScheduledEditor.tsx'
import { type WallTime } from '../../dates/dates.ts'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'

interface MessageData {
  readonly id: ChatMessageId
}

/** Contents shown instead of the messages. */
export interface MessageListStates {
  /** Shown for a thread without messages. */
  readonly empty?: ReactNode | undefined
  /** Shown if the thread failed to load. */
  readonly error?: ReactNode | undefined
}

/** Loading of the messages before and after the loaded messages. */
export interface MessageListPaging {
  readonly older?: ChatEdge | undefined
  /** The end with newer messages, for a thread that was opened in the middle. */
  readonly newer?: ChatEdge | undefined
  /** Loads the end of a thread opened in the middle. */
  readonly onJumpToNewest?: (() => void) | undefined
}

/** Unread messages: their marker, their number, and reports of seen messages. */
export interface MessageListUnread {
  /** The first new message when the thread opened. The marker 'New messages' is above it. */
  readonly firstId?: ChatMessageId | undefined
  /** Shown on the button that jumps to the newest message. */
  readonly count?: number | undefined
  /** Unread incoming messages were visible in a window with the focus. Each message is reported once. */
  readonly onSeen?: ((data: { readonly ids: readonly ChatMessageId[] }) => void) | undefined
}

/** Changes of the category of a lead's answer. */
export interface MessageListCategories {
  /** Categories for a lead's answer. */
  readonly options: readonly ChatCategory[]
  readonly onChange: (event: SyntheticEvent, data: MessageData & { readonly categoryId: string }) => void
}

/** Actions for scheduled messages. */
export interface MessageListScheduling {
  /**
   * Resolves to the reason if the save failed; the editor then stays open and shows the reason. Without `onSave`,
   * scheduled messages cannot be edited.
   */
  readonly onSave?:
    | ((data: MessageData & { readonly text: string } & WallTime) => Promise<string | undefined>)
    | undefined
  /** Variables for an edited text. Keep the array stable. */
  readonly variables?: readonly MessageVariable[] | undefined
  readonly leaving?: EditLeaving | undefined
  /** Without it, scheduled messages cannot be deleted. */
  readonly onDelete?: ((event: SyntheticEvent, data: MessageData) => void) | undefined
  /** Without it, scheduled messages cannot be sent before their time. */
  readonly onSendNow?: ((event: SyntheticEvent, data: MessageData) => void) | undefined
}

/** Keep objects and callbacks stable, so that messages do not render again while the user types next to the thread. */
export interface MessageListProps {
  /** The thread's accessible name, 'Messages with Daniel Okafor'. */
  readonly label: string
  /** A different thread opens at `markedId`, otherwise at its first new message, otherwise at its end. */
  readonly threadId: string | number
  /** Oldest first, scheduled messages last. Undefined while the first page loads. */
  readonly messages: readonly ChatMessage[] | undefined
  /** The sender of the incoming messages. */
  readonly recipientName: string
  /** The viewer's current day and time: for 'Today' and 'Yesterday', and as the limit for the times to schedule. */
  readonly now: WallTime
  /** The message in the page's address. The thread opens at this message and marks it. */
  readonly markedId?: ChatMessageId | undefined
  readonly states?: MessageListStates | undefined
  /** Default: all messages are loaded. */
  readonly paging?: MessageListPaging | undefined
  readonly unread?: MessageListUnread | undefined
  /** Without it, categories cannot be changed. */
  readonly categories?: MessageListCategories | undefined
  readonly scheduling?: MessageListScheduling | undefined
  readonly onCopy?: ((event: SyntheticEvent, data: MessageData & { readonly text: string }) => void) | undefined
  /** Copies the address of a message. Default: the menu has no item 'Copy link'. */
  readonly onCopyLink?: ((event: SyntheticEvent, data: MessageData) => void) | undefined
  readonly onResend?: ((event: SyntheticEvent, data: MessageData) => void) | undefined
}

export type OpenMenuHandler = (
  event: MouseEvent<HTMLButtonElement>,
  data: { readonly message: ChatMessage; readonly target: HTMLElement },
) => void
