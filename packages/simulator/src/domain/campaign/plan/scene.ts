import { type FactBook } from '../../stats/factBook.ts'
import { type DayCounts } from '../../rows/stats.ts'
import { type TandemWorld } from '../../rows/world.ts'
import { type Lead } from './lead.ts'

/** How an answer comes about: at once by the AI, by the AI within working hours, by a person. */
export type ReplyKind = 'ai_fast' | 'ai' | 'manual'

/** A moment in a lead's way, at which something happens. */
export interface Scene {
  readonly world: TandemWorld
  readonly book: FactBook
  readonly lead: Lead
  readonly at: number
}

export function count({ book, lead, at }: Scene, counts: Partial<DayCounts>): void {
  book.count({ sequence: lead.sequence, profileId: lead.profile.id, at }, counts)
}
