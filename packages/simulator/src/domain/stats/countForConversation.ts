import { type ConversationRow } from '../rows/messaging.ts'
import { type DayCounts } from '../rows/stats.ts'
import { type TandemWorld } from '../rows/world.ts'
import { DailyStats } from './dailyStats.ts'

/** Counts what happened in a conversation at a moment. Conversations without a sequence are not counted. */
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
