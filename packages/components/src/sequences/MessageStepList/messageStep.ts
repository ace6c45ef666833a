import { type ReactNode } from 'react'

export interface MessageStep {
  readonly id: string
  /** For example 'Connection request' or 'Message 1'. */
  readonly title: string
  /** Variables have the format of SEQ-33. */
  readonly text: string
  /** Shown above the message: a text, or a `DelayEditor`. */
  readonly delay?: ReactNode | undefined
  /** Shown instead of an empty text, for example 'Sent without a note'. */
  readonly note?: string | undefined
  /** For example 'Message is too long.' */
  readonly error?: string | undefined
  /** Shown below the text: a `NextStepChip`, or a sentence. */
  readonly next?: ReactNode | undefined
}
