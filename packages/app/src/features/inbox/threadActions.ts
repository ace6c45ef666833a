import { atom } from 'jotai'

/** The content that `send` sends: the typed text, or the reply that the AI suggests. */
export type Sendable = 'text' | 'suggestion'

/** Shortcuts and the work queue run these actions. */
interface ThreadActions {
  readonly reply: () => void
  readonly ask: () => void
  readonly schedule: () => void
  readonly readAll: () => void
  /** Resolves to false if the content was not sent. */
  readonly send: () => Promise<boolean>
  /** Undefined if the composer contains neither a typed text nor a suggested reply. */
  readonly sendable: Sendable | undefined
}

/** The actions on the open conversation. Undefined while no conversation is open. */
export const threadActionsAtom = atom<ThreadActions | undefined>(undefined)
