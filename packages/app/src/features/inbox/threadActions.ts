import { atom } from 'jotai'

/** What keys do with the open conversation. */
interface ThreadActions {
  readonly reply: () => void
  readonly ask: () => void
  readonly schedule: () => void
  /** Marks all messages as read. */
  readonly readAll: () => void
}

/** Undefined while no conversation is open. */
export const threadActionsAtom = atom<ThreadActions | undefined>(undefined)
