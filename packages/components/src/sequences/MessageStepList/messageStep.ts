import { type ReactNode } from 'react'

/** A message of a sequence. */
export interface MessageStep {
  readonly id: string
  /** 'Connection request', 'Message 1'. */
  readonly title: string
  /** As the message carries it: `%name%`, or `%name%[default in base64]`. */
  readonly text: string
  /** Over the message: how long is waited before it, as words or as a `DelayEditor`. */
  readonly delay?: ReactNode
  /** Stands for a text that is meant to be empty: 'Sent without a text'. */
  readonly note?: string | undefined
  /** What is wrong with it: 'Message is too long.'. */
  readonly error?: string | undefined
}
