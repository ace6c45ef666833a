import { atom } from 'jotai'

/** Contents that the composer can send: the typed text, or a reply that the AI has written. */
export type Sendable = 'text' | 'suggestion'

/** What keys and the work queue do with the open conversation. */
interface ThreadActions {
  readonly reply: () => void
  readonly ask: () => void
  readonly schedule: () => void
  /** Marks all messages as read. */
  readonly readAll: () => void
  /** Sends what can be sent. Resolves to false when it was refused, with the reason in the composer. */
  readonly send: () => Promise<boolean>
  /** Undefined: there is nothing to send. */
  readonly sendable: Sendable | undefined
}

/** Undefined while no conversation is open. */
export const threadActionsAtom = atom<ThreadActions | undefined>(undefined)
