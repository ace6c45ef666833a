import { DailyStats } from './dailyStats.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { type DayCounts } from '../rows/stats.ts'
import { type TandemWorld } from '../rows/world.ts'

/** Counts what a person did in a conversation, at a moment. One that belongs to no sequence is in nobody's figures. */
export function countForConversation(
  world: TandemWorld,
  { sequenceId, profileId }: ConversationRow,
  at: number,
  counts: Partial<DayCounts>,
): void {
  const sequence = sequenceId === null ? undefined : world.tables.sequences.get(sequenceId)
  if (!sequence) return
  const stats = new DailyStats(world)
  stats.count({ sequence, profileId, at }, counts)
  stats.save()
}
