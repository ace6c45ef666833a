import { atom } from 'jotai'

/** Contents that the composer can send: the typed text, or a reply of the AI. */
export type Sendable = 'text' | 'suggestion'

/** Actions of keys and the work queue on the open conversation. */
interface ThreadActions {
  readonly reply: () => void
  readonly ask: () => void
  readonly schedule: () => void
  /** Marks all messages as read. */
  readonly readAll: () => void
  /** Sends the content of the composer. Resolves to false if it was refused. The composer then shows the reason. */
  readonly send: () => Promise<boolean>
  /** Undefined: the composer is empty. */
  readonly sendable: Sendable | undefined
}

/** Undefined while no conversation is open. */
export const threadActionsAtom = atom<ThreadActions | undefined>(undefined)
