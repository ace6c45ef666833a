import { type ReactNode } from 'react'

/** A message of a sequence. */
export interface MessageStep {
  readonly id: string
  /** 'Connection request', 'Message 1'. */
  readonly title: string
  /** The text with variables in the format of SEQ-33. */
  readonly text: string
  /** Above the message: its delay, as text or as a `DelayEditor`. */
  readonly delay?: ReactNode | undefined
  /** Shown instead of an intentionally empty text: 'Sent without a note'. */
  readonly note?: string | undefined
  /** 'Message is too long.' */
  readonly error?: string | undefined
  /** Shown below the text: the next time at which the message is sent, as a `NextStepChip` or a sentence. */
  readonly next?: ReactNode | undefined
}
