import { type Conversation } from '@tandem/contract'
import * as v from 'valibot'

export const Passed = v.object({
  id: v.number(),
  /**
   * The latest message when the user finished, skipped or snoozed the conversation. When the lead writes a newer
   * message, the conversation returns to the queue.
   */
  messageId: v.nullable(v.number()),
  how: v.picklist(['done', 'skipped', 'snoozed']),
})
export type Passed = v.InferOutput<typeof Passed>

interface QueueRow extends Pick<Conversation, 'id' | 'lastMessageId'> {}

interface PlanInput<Row extends QueueRow> {
  /** Includes the open conversation. */
  readonly rows: readonly Row[]
  readonly unloaded: number
  readonly passed: readonly Passed[]
  readonly snoozedIds: ReadonlySet<number>
  /** True if the latest message is the lead's. */
  readonly isLeadsTurn: (row: Row) => boolean
  readonly currentId: number | undefined
}

interface QueuePlan<Row> {
  /** Includes the open conversation. */
  readonly pending: readonly Row[]
  readonly next: Row | undefined
  /** Counts from 1. */
  readonly position: number
  /** The number of today's conversations: done, skipped, snoozed and remaining. */
  readonly count: number
}

/** The user's position in a queue ('4 of 13'), and the next conversation. */
export function queuePlan<Row extends QueueRow>(input: PlanInput<Row>): QueuePlan<Row> {
  const { rows, unloaded, passed, snoozedIds, isLeadsTurn, currentId } = input
  const passedById = new Map(passed.map((each) => [each.id, each]))
  const isPassed = (row: Row): boolean => {
    const entry = passedById.get(row.id)
    if (snoozedIds.has(row.id)) return true
    // A conversation returns to the queue when its snooze is over, or after a new message of the lead.
    return (
      entry !== undefined && entry.how !== 'snoozed' && (entry.messageId === row.lastMessageId || !isLeadsTurn(row))
    )
  }
  const pending = rows.filter((row) => row.id === currentId || !isPassed(row))
  const others = pending.filter(({ id }) => id !== currentId)
  // A conversation that has returned to the queue counts only as pending.
  const otherIds = new Set(others.map(({ id }) => id))
  const passedCount = passed.filter(({ id }) => id !== currentId && !otherIds.has(id)).length
  const remaining = others.length + unloaded + (currentId === undefined ? 0 : 1)
  return { pending, next: others[0], position: passedCount + 1, count: passedCount + remaining }
}
