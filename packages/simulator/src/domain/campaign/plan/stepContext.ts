import { type DayCounts } from '../../rows/stats.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { type DailyStats } from '../../stats/dailyStats.ts'
import { type Lead } from './lead.ts'

/** `ai_fast`: the AI replies within minutes. `ai`: the AI replies in the working hours. `manual`: a person replies. */
export type ReplyKind = 'ai_fast' | 'ai' | 'manual'

export interface StepContext {
  readonly workspace: TandemWorkspace
  readonly stats: DailyStats
  readonly lead: Lead
  readonly at: number
}

export function count({ stats, lead, at }: StepContext, counts: Partial<DayCounts>): void {
  stats.count({ sequence: lead.sequence, profileId: lead.profile.id, at }, counts)
}
