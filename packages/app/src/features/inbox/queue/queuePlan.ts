import { type Conversation } from '@tandem/contract'
import * as v from 'valibot'

/** What was done with a conversation of a queue. */
export const Passed = v.object({
  id: v.number(),
  /** Its latest message then: with a newer one of the lead it comes again. */
  messageId: v.nullable(v.number()),
  how: v.picklist(['done', 'skipped', 'snoozed']),
})
export type Passed = v.InferOutput<typeof Passed>

interface QueueRow extends Pick<Conversation, 'id' | 'lastMessageId'> {}

interface PlanInput<Row extends QueueRow> {
  /** The loaded conversations that match, and the open one. */
  readonly rows: readonly Row[]
  /** How many match and are not loaded yet. */
  readonly unloaded: number
  readonly passed: readonly Passed[]
  /** Ids of conversations that come tomorrow. */
  readonly snoozedIds: ReadonlySet<number>
  /** Whether the latest message of a conversation is the lead's. */
  readonly isLeadsTurn: (row: Row) => boolean
  readonly currentId: number | undefined
}

interface QueuePlan<Row> {
  /** Still to be done, the open one included. */
  readonly pending: readonly Row[]
  /** The one after the open one. */
  readonly next: Row | undefined
  /** The place of the open one, from 1. */
  readonly position: number
  /** All that were and will be done in this pass. */
  readonly count: number
}

/** Where somebody is in a queue: '4 of 13', what comes next. Conversations leave the queue in any way, at any time. */
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
  // One that came again counts as pending.
  const otherIds = new Set(others.map(({ id }) => id))
  const passedCount = passed.filter(({ id }) => id !== currentId && !otherIds.has(id)).length
  const remaining = others.length + unloaded + (currentId === undefined ? 0 : 1)
  return { pending, next: others[0], position: passedCount + 1, count: passedCount + remaining }
}
