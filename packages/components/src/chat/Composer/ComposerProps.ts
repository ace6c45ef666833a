import { type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { type WallTime } from '../../dates/dates.ts'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'

/** The state of an AI text. A ready text becomes part of the message when the user accepts it. */
export type AiSuggestion =
  | { readonly state: 'writing' }
  | { readonly state: 'ready'; readonly text: string }
  | {
      readonly state: 'failed'
      readonly text: string
      /** Shown instead of 'Retry'. */
      readonly action?: ReactNode | undefined
    }

interface MessageText {
  readonly text: string
}

interface ImprovedText {
  /** The text to improve, which the suggestion replaces. Undefined for a reply, which is added to the text. */
  readonly before?: string | undefined
}

/** The state of the editor and of the last send. Default of each flag: false. */
export interface ComposerStates {
  /** The message is being sent: the text stays and cannot be changed. */
  readonly isSending?: boolean | undefined
  /** The last message was sent a moment ago: the text can be changed, but not sent yet. */
  readonly isWaiting?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** The reason why the editor is disabled. */
  readonly disabledReason?: string | undefined
  /** The reason why the last send failed. */
  readonly errorText?: string | undefined
}

/** The state of the stored draft, shown below the text. */
export interface ComposerDraft {
  readonly state: 'none' | 'saving' | 'saved' | 'failed'
  /** The focus left the text: save the draft (INBOX-32). */
  readonly onLeave?: ((event: SyntheticEvent) => void) | undefined
}

/** The variables that a message can contain. */
export interface ComposerVariables {
  /** Available variables. Undefined while they load; then no variable in the text is marked as unknown. */
  readonly options: readonly MessageVariable[] | undefined
}

/** AI replies and improvements. They cost AI credits. */
export interface ComposerAi {
  readonly suggestion?: (AiSuggestion & ImprovedText) | undefined
  /** Asks for a reply. */
  readonly onAsk: (event: SyntheticEvent) => void
  /** Tooltip of the AI buttons: the cost of a reply, or the reason why the AI is disabled. */
  readonly hint?: string | undefined
  /** The AI cannot write now. Default: false. */
  readonly isDisabled?: boolean | undefined
  /** Asks for a better wording of the text. Without it there is no 'Improve' button. */
  readonly onImprove?: ((event: SyntheticEvent, data: MessageText) => void) | undefined
  /** Called after each change of the suggestion by the user. */
  readonly onEdit?: ((data: MessageText) => void) | undefined
  /** The user accepted the suggestion. `text` is the whole new text: store it, and remove the suggestion. */
  readonly onAccept?: ((event: SyntheticEvent, data: MessageText) => void) | undefined
  readonly onDismiss?: ((event: SyntheticEvent) => void) | undefined
}

/** A text written by the user. It may contain variables. */
export interface ComposerSnippet {
  readonly id: string
  readonly name: string
  readonly text: string
}

/** The user's snippets, inserted from a menu. */
export interface ComposerSnippets {
  readonly options: readonly ComposerSnippet[]
  /** The page where users write snippets. */
  readonly manageHref: string
}

/** A time zone for the time picker. */
export interface ScheduleZone {
  readonly id: string
  /** 'Your time: Kyiv (UTC+2)', 'Ana Ruiz: Madrid (UTC+1)'. */
  readonly label: string
  /** The current day and time in this zone. */
  readonly now: WallTime
}

/** A chosen time, by the clocks of a zone. */
export interface ZonedTime extends WallTime {
  /** Undefined: the viewer's zone. */
  readonly zoneId: string | undefined
}

/** Sending later, at a chosen time. */
export interface ComposerScheduling {
  /** The viewer's current day and time. Only later times can be chosen. */
  readonly now: WallTime
  /** The zones of the picker; the first zone is selected. Default: the viewer's zone only. */
  readonly zones?: readonly ScheduleZone[] | undefined
  /** Returns the first working time at or after `when`, in the same zone. Default: `when`. */
  readonly nextWorkingTime?: ((when: ZonedTime) => WallTime) | undefined
  readonly onSchedule: (event: SyntheticEvent, data: MessageText & ZonedTime) => void
  /** Shown below the chosen time, for example a warning or the time for the lead. */
  readonly renderNote?: ((when: ZonedTime) => ReactNode) | undefined
}

/** The composer's methods, for keyboard shortcuts. */
export interface ComposerHandle {
  /** Moves the focus to the end of the text. */
  readonly focus: () => void
  /** Opens the time picker. If the text cannot be sent now, or without `scheduling`, focuses the text instead. */
  readonly openSchedule: () => void
}

export interface ComposerProps {
  readonly ref?: Ref<ComposerHandle> | undefined
  /** The thread of the text. A change removes the focus from the editor and clears the undo history. */
  readonly threadId?: string | number | undefined
  /** The text. The editor never clears it: clear the text after the server has accepted the message. */
  readonly text: string
  readonly onTextChange: (data: MessageText) => void
  readonly onSend: (event: SyntheticEvent, data: MessageText) => void
  readonly states?: ComposerStates | undefined
  /** Without it no draft status shows. */
  readonly draft?: ComposerDraft | undefined
  /** Without it there is no variables menu. */
  readonly variables?: ComposerVariables | undefined
  /** Without it there is no snippets menu. */
  readonly snippets?: ComposerSnippets | undefined
  /** Without it there is no 'AI reply' button. */
  readonly ai?: ComposerAi | undefined
  /** Without it messages cannot be scheduled. */
  readonly scheduling?: ComposerScheduling | undefined
  /** Maximum length of a message in characters. Default: 8,000. */
  readonly maximumLength?: number | undefined
}
