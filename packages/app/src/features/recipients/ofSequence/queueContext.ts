import { type QueuedRecipient } from '@tandem/contract'
import { createContext } from 'react'

/** The next message of a sequence for each recipient on the page. */
export interface SequenceQueue {
  /** By recipient; empty against a backend without the queue (SEQ-89). */
  readonly steps: ReadonlyMap<number, QueuedRecipient>
  readonly isReEngagement: boolean
}

export const QueueContext = createContext<SequenceQueue>({ steps: new Map(), isReEngagement: false })
