import { type ReactNode } from 'react'

/** A message of a sequence. */
export interface MessageStep {
  readonly id: string
  /** 'Connection request', 'Message 1'. */
  readonly title: string
  /** Its variables are written as SEQ-33 says. */
  readonly text: string
  /** Above the message: the delay before it, as text or as a `DelayEditor`. */
  readonly delay?: ReactNode | undefined
  /** Shown in place of a text that is empty on purpose: 'Sent without a text'. */
  readonly note?: string | undefined
  /** 'Message is too long.' */
  readonly error?: string | undefined
  /** Below the text: when it goes out next, as a `NextStepChip` or a sentence. */
  readonly next?: ReactNode | undefined
}
