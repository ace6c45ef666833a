import { atom } from 'jotai'

/** The typed text, or a reply of the AI. */
export type Sendable = 'text' | 'suggestion'

/** Actions for shortcuts and the work queue. */
interface ThreadActions {
  readonly reply: () => void
  readonly ask: () => void
  readonly schedule: () => void
  readonly readAll: () => void
  /** Resolves to false if the content was not sent. */
  readonly send: () => Promise<boolean>
  /** Undefined: the composer is empty. */
  readonly sendable: Sendable | undefined
}

/** The actions on the open conversation. Undefined while no conversation is open. */
export const threadActionsAtom = atom<ThreadActions | undefined>(undefined)
