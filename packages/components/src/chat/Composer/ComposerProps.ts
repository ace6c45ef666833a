import { type SyntheticEvent } from 'react'
import { type ChatTexts } from '../chatTexts.ts'
import { type WallTime } from '../../dates/dates.ts'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'
import { type VariableTexts } from '../../sequences/variables/variableTexts.ts'

/** What the AI has to say; it is not part of the message until the person takes it. */
export type AiSuggestion =
  | { readonly state: 'writing' }
  | { readonly state: 'ready'; readonly text: string }
  | { readonly state: 'failed'; readonly text: string }

/** Keep objects and callbacks stable; the text alone changes while somebody types. */
export interface ComposerProps {
  /** What is typed; controlled. It is never cleared by the editor itself: the owner does when the message was taken. */
  readonly text: string
  readonly onTextChange: (data: { readonly text: string }) => void
  readonly onSend: (event: SyntheticEvent, data: { readonly text: string }) => void
  /** Without it messages can't be scheduled. */
  readonly onSchedule?: ((event: SyntheticEvent, data: { readonly text: string } & WallTime) => void) | undefined
  /** What the viewer's clock shows: nothing is scheduled before. */
  readonly now: WallTime
  /** How the draft stands: nothing to say, on its way, safe, or not saved. */
  readonly draftState?: 'none' | 'saving' | 'saved' | 'failed'
  /** The focus leaves the editor: save the draft (document 3, section 4). */
  readonly onLeave?: ((event: SyntheticEvent) => void) | undefined
  /**
   * What can be inserted; without any there is no menu. Once they are known, another variable in the text is marked as
   * unknown.
   */
  readonly variables?: readonly MessageVariable[] | undefined
  /** Asks for a reply by the AI; without it there is no button. */
  readonly onAskAi?: ((event: SyntheticEvent) => void) | undefined
  readonly suggestion?: AiSuggestion | undefined
  /** The suggestion was taken into `text`, which is given as it is then: show it, and forget the suggestion. */
  readonly onSuggestionAccept?: ((event: SyntheticEvent, data: { readonly text: string }) => void) | undefined
  readonly onSuggestionDismiss?: ((event: SyntheticEvent) => void) | undefined
  /** Characters that a message may have. Default: 8,000. */
  readonly maximumLength?: number
  /** The message is being sent: what is typed stays and can't be changed. */
  readonly isSending?: boolean
  readonly isDisabled?: boolean
  /** Why nothing can be written here. */
  readonly disabledReason?: string | undefined
  /** Why the last try failed; what is typed stays. */
  readonly errorText?: string | undefined
  /** Moves the focus into the field when it appears. */
  readonly hasAutoFocus?: boolean
  readonly texts?: Partial<ChatTexts> | undefined
  /** What the variables in the text say; keep them stable. */
  readonly variableTexts?: VariableTexts
}
