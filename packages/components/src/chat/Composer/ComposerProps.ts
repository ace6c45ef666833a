import { type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { type WallTime } from '../../dates/dates.ts'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'

export type AiSuggestion =
  | { readonly state: 'writing' }
  | { readonly state: 'ready'; readonly text: string }
  | {
      readonly state: 'failed'
      readonly text: string
      /** This element is shown instead of the button 'Retry'. */
      readonly action?: ReactNode | undefined
    }

interface MessageText {
  readonly text: string
}

interface ImprovedText {
  /** The text that the suggestion replaces. Undefined for a reply. */
  readonly before?: string | undefined
}

/** The state of the editor and of the last send. Default of each flag: false. */
export interface ComposerStates {
  /** The message is being sent. The text cannot be changed. */
  readonly isSending?: boolean | undefined
  /** A message was sent a moment ago. The text can be changed, but not sent. */
  readonly isWaiting?: boolean | undefined
  /** The reason why the last send failed. */
  readonly errorText?: string | undefined
}

/** The state of the stored draft, shown below the text. */
export interface ComposerDraft {
  readonly state: 'none' | 'saving' | 'saved' | 'failed'
  /** Called when the focus leaves the text. Save the draft (INBOX-32). */
  readonly onLeave?: ((event: SyntheticEvent) => void) | undefined
}

export interface ComposerVariables {
  /** Undefined while the variables load. */
  readonly options: readonly MessageVariable[] | undefined
}

/** AI replies and improvements. */
export interface ComposerAi {
  readonly suggestion?: (AiSuggestion & ImprovedText) | undefined
  readonly onAsk: (event: SyntheticEvent) => void
  /** Tooltip of the AI buttons: the cost of a reply, or the reason why the AI is disabled. */
  readonly hint?: string | undefined
  /** The AI cannot write now. Default: false. */
  readonly isDisabled?: boolean | undefined
  /** Asks for a better wording of the text. Default: no 'Improve' button. */
  readonly onImprove?: ((event: SyntheticEvent, data: MessageText) => void) | undefined
  /** Called after each change of the suggestion. */
  readonly onEdit?: ((data: MessageText) => void) | undefined
  /** `text` is the new text of the whole editor. Store the text and remove the suggestion. */
  readonly onAccept?: ((event: SyntheticEvent, data: MessageText) => void) | undefined
  readonly onDismiss?: ((event: SyntheticEvent) => void) | undefined
}

export interface ComposerSnippet {
  readonly id: string
  readonly name: string
  readonly text: string
}

export interface ComposerSnippets {
  readonly options: readonly ComposerSnippet[]
  /** The page where users write snippets. */
  readonly manageHref: string
}

export interface ScheduleZone {
  readonly id: string
  /** For example 'Your time: Kyiv (UTC+2)'. */
  readonly label: string
  /** The current day and time in this zone. */
  readonly now: WallTime
}

/** The chosen day and time in a zone. */
export interface ZonedTime extends WallTime {
  /** Undefined if the time is in the viewer's zone. */
  readonly zoneId: string | undefined
}

/** Lets the user choose a later time for sending the message. */
export interface ComposerScheduling {
  /** The current time in the viewer's zone. Only later times can be chosen. */
  readonly now: WallTime
  /** The user can choose one of these zones. Initially, the first zone is selected. Default: the viewer's zone only. */
  readonly zones?: readonly ScheduleZone[] | undefined
  /** Returns the first working time at or after `when`. Default: `when`. */
  readonly nextWorkingTime?: ((when: ZonedTime) => WallTime) | undefined
  readonly onSchedule: (event: SyntheticEvent, data: MessageText & ZonedTime) => void
  /** Renders a note below the chosen time. */
  readonly renderNote?: ((when: ZonedTime) => ReactNode) | undefined
}

/** Methods for keyboard shortcuts. */
export interface ComposerHandle {
  readonly focus: () => void
  /** Opens the time picker. If the text cannot be scheduled, focuses the text. */
  readonly openSchedule: () => void
}

export interface ComposerProps {
  readonly ref?: Ref<ComposerHandle> | undefined
  /** A change of this id removes the focus from the editor and clears the undo history. */
  readonly threadId?: string | number | undefined
  /** The text in the editor. Set it to '' after the server has accepted the message. */
  readonly text: string
  readonly onTextChange: (data: MessageText) => void
  readonly onSend: (event: SyntheticEvent, data: MessageText) => void
  readonly states?: ComposerStates | undefined
  /** Default: no draft status. */
  readonly draft?: ComposerDraft | undefined
  /** Default: no variables menu. */
  readonly variables?: ComposerVariables | undefined
  /** Default: no snippets menu. */
  readonly snippets?: ComposerSnippets | undefined
  /** Default: no 'AI reply' button. */
  readonly ai?: ComposerAi | undefined
  /** Default: messages cannot be scheduled. */
  readonly scheduling?: ComposerScheduling | undefined
  /** Maximum length of a message in characters. Default: 8,000. */
  readonly maximumLength?: number | undefined
}
