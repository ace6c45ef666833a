import { type DailyStats } from '../../stats/dailyStats.ts'
import { type DayCounts } from '../../rows/stats.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { type Lead } from './lead.ts'

/** How an answer comes about: at once by the AI, by the AI within working hours, by a person. */
export type ReplyKind = 'ai_fast' | 'ai' | 'manual'

/** A moment in a lead's way, at which something happens. */
export interface StepContext {
  readonly world: TandemWorld
  readonly stats: DailyStats
  readonly lead: Lead
  readonly at: number
}

export function count({ stats, lead, at }: StepContext, counts: Partial<DayCounts>): void {
  stats.count({ sequence: lead.sequence, profileId: lead.profile.id, at }, counts)
}
