import { type Conversation } from '@tandem/contract'
import * as v from 'valibot'

/** The user's action for a conversation of a queue. */
export const Passed = v.object({
  id: v.number(),
  /**
   * The conversation's latest message at the time of the action. A newer message of the lead returns the conversation
   * to the queue.
   */
  messageId: v.nullable(v.number()),
  how: v.picklist(['done', 'skipped', 'snoozed']),
})
export type Passed = v.InferOutput<typeof Passed>

interface QueueRow extends Pick<Conversation, 'id' | 'lastMessageId'> {}

interface PlanInput<Row extends QueueRow> {
  /** The loaded matching conversations, and the open conversation. */
  readonly rows: readonly Row[]
  /** Number of matching conversations that are not loaded yet. */
  readonly unloaded: number
  readonly passed: readonly Passed[]
  /** Ids of conversations that return tomorrow. */
  readonly snoozedIds: ReadonlySet<number>
  /** True if the latest message of a conversation is the lead's. */
  readonly isLeadsTurn: (row: Row) => boolean
  readonly currentId: number | undefined
}

interface QueuePlan<Row> {
  /** The remaining conversations, including the open conversation. */
  readonly pending: readonly Row[]
  /** The conversation to open next. */
  readonly next: Row | undefined
  /** The position of the open conversation, from 1. */
  readonly position: number
  /** Number of all finished and remaining conversations of today's pass through the queue. */
  readonly count: number
}

/**
 * The user's position in a queue ('4 of 13'), and the next conversation. Conversations can leave the queue at any time.
 */
export function queuePlan<Row extends QueueRow>(input: PlanInput<Row>): QueuePlan<Row> {
  const { rows, unloaded, passed, snoozedIds, isLeadsTurn, currentId } = input
  const passedById = new Map(passed.map((each) => [each.id, each]))
  const isPassed = (row: Row): boolean => {
    const entry = passedById.get(row.id)
    if (snoozedIds.has(row.id)) return true
    return (
      entry !== undefined && entry.how !== 'snoozed' && (entry.messageId === row.lastMessageId || !isLeadsTurn(row))
    )
  }
  const pending = rows.filter((row) => row.id === currentId || !isPassed(row))
  const others = pending.filter(({ id }) => id !== currentId)
  // A conversation that has returned to the queue counts as pending.
  const otherIds = new Set(others.map(({ id }) => id))
  const passedCount = passed.filter(({ id }) => id !== currentId && !otherIds.has(id)).length
  const remaining = others.length + unloaded + (currentId === undefined ? 0 : 1)
  return { pending, next: others[0], position: passedCount + 1, count: passedCount + remaining }
}
