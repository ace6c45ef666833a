/** The work queues (INBOX-60), each with its filters. */
export const queueFilters = {
  interested: { category: ['interested'], needsAnswer: 'true' },
  objections: { category: ['objection'], needsAnswer: 'true' },
  followUps: { followUpDue: 'true' },
  calls: { callExpired: 'true' },
  failed: { hasFailed: 'true' },
} as const

export type QueueId = keyof typeof queueFilters

const isQueueId = (text: string): text is QueueId => Object.hasOwn(queueFilters, text)

/** Undefined for a missing or unknown queue. */
export const queueIdOf = (text: string | null): QueueId | undefined =>
  text !== null && isQueueId(text) ? text : undefined

/** True for a queue in which the user writes replies. */
export const isAnswerQueue = (id: QueueId): boolean => id !== 'calls' && id !== 'failed'
