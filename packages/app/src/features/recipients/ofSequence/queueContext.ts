import { type QueuedRecipient } from '@tandem/contract'
import { createContext } from 'react'

/** The next steps of the recipients on the page, by recipient. Empty against a backend without the queue (SEQ-89). */
export const QueueContext = createContext<ReadonlyMap<number, QueuedRecipient>>(new Map())
