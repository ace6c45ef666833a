import { type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { type WallTime } from '../../dates/dates.ts'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'

/** The AI's reply. It becomes part of the message when the user accepts it. */
export type AiSuggestion =
  | { readonly state: 'writing' }
  | { readonly state: 'ready'; readonly text: string }
  | {
      readonly state: 'failed'
      readonly text: string
      /** The way on, in place of another try. */
      readonly action?: ReactNode | undefined
    }

interface MessageText {
  readonly text: string
}

interface ImprovedText {
  /** The text that the suggestion improves and replaces. Undefined for a reply, which is added to the text. */
  readonly before?: string | undefined
}

export interface ComposerStates {
  /** Whether the message is being sent: the text stays and cannot be changed. */
  readonly isSending?: boolean | undefined
  /** Whether the last message was sent a moment ago: the text can be changed, but not sent yet. */
  readonly isWaiting?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Why the editor is disabled. */
  readonly disabledReason?: string | undefined
  /** Why the last try to send failed. */
  readonly errorText?: string | undefined
}

export interface ComposerDraft {
  readonly state: 'none' | 'saving' | 'saved' | 'failed'
  /** Focus left the editor: save the draft (INBOX-32). */
  readonly onLeave?: ((event: SyntheticEvent) => void) | undefined
}

export interface ComposerVariables {
  /** What can be inserted. Undefined while it loads; then no variable in the text is marked as unknown. */
  readonly options: readonly MessageVariable[] | undefined
}

export interface ComposerAi {
  readonly suggestion?: (AiSuggestion & ImprovedText) | undefined
  /** Asks for a reply. */
  readonly onAsk: (event: SyntheticEvent) => void
  /** What asking costs; a tooltip of the button. */
  readonly hint?: string | undefined
  /** Asks for a better wording of the text. Without it there is no button 'Improve'. */
  readonly onImprove?: ((event: SyntheticEvent, data: MessageText) => void) | undefined
  /** The suggestion was edited before it is used. */
  readonly onEdit?: ((data: MessageText) => void) | undefined
  /** The suggestion was taken into the text, which is now `text`: set it, and remove the suggestion. */
  readonly onAccept?: ((event: SyntheticEvent, data: MessageText) => void) | undefined
  readonly onDismiss?: ((event: SyntheticEvent) => void) | undefined
}

/** A text of the user's own, which may have variables. */
export interface ComposerSnippet {
  readonly id: string
  readonly name: string
  readonly text: string
}

export interface ComposerSnippets {
  readonly options: readonly ComposerSnippet[]
  /** Where they are written. */
  readonly manageHref: string
}

/** A time zone in which a time can be chosen. */
export interface ScheduleZone {
  readonly id: string
  /** 'Your time', 'Time of Ana Ruiz (Europe/Madrid)'. */
  readonly label: string
  /** The current day and time there. */
  readonly now: WallTime
}

/** A chosen time, by the clocks of a zone. */
export interface ZonedTime extends WallTime {
  /** Undefined: the viewer's own. */
  readonly zoneId: string | undefined
}

export interface ComposerScheduling {
  /** The viewer's current day and time: the earliest to schedule. */
  readonly now: WallTime
  /** The zones to choose from, the first one chosen. Default: the viewer's own only. */
  readonly zones?: readonly ScheduleZone[] | undefined
  readonly onSchedule: (event: SyntheticEvent, data: MessageText & ZonedTime) => void
  /** Shown below the chosen time: what it means for the lead, a warning. */
  readonly renderNote?: ((when: ZonedTime) => ReactNode) | undefined
}

/** The composer's methods, for keyboard shortcuts. */
export interface ComposerHandle {
  /** Moves the focus to the end of the text. */
  readonly focus: () => void
  /** Opens the choice of a time, if there is a text that can be sent. */
  readonly openSchedule: () => void
}

export interface ComposerProps {
  readonly ref?: Ref<ComposerHandle> | undefined
  /** Whose text it is. Another thread begins without focus, and Undo does not go back to the one before. */
  readonly threadId?: string | number | undefined
  /** The text, controlled. The editor never clears it: clear it once the message is accepted. */
  readonly text: string
  readonly onTextChange: (data: MessageText) => void
  readonly onSend: (event: SyntheticEvent, data: MessageText) => void
  readonly states?: ComposerStates | undefined
  /** Without it nothing is shown about a draft. */
  readonly draft?: ComposerDraft | undefined
  /** Without it there is no menu of variables. */
  readonly variables?: ComposerVariables | undefined
  /** Without it there is no menu of snippets. */
  readonly snippets?: ComposerSnippets | undefined
  /** Without it there is no button 'AI reply'. */
  readonly ai?: ComposerAi | undefined
  /** Without it messages cannot be scheduled. */
  readonly scheduling?: ComposerScheduling | undefined
  /** Characters that a message may have. Default: 8,000. */
  readonly maximumLength?: number | undefined
}
