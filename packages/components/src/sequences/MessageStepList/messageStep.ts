import { type ReactNode } from 'react'

export interface MessageStep {
  readonly id: string
  /** 'Connection request', 'Message 1'. */
  readonly title: string
  /** Variables have the format of SEQ-33. */
  readonly text: string
  /** Shown above the message: a text, or a `DelayEditor`. */
  readonly delay?: ReactNode | undefined
  /** Shown instead of an empty text: 'Sent without a note'. */
  readonly note?: string | undefined
  /** 'Message is too long.' */
  readonly error?: string | undefined
  /** Shown below the text: a `NextStepChip`, or a sentence. */
  readonly next?: ReactNode | undefined
}
