import { type Row } from '../../core/table.ts'

/** The counts for one combination of sequence, profile and day. Only `DailyStats` writes counts. */
export const noCounts = {
  /** Added minus removed recipients. */
  recipientsAdded: 0,
  /** Recipients who were contacted for the first time. */
  contactedCount: 0,
  requestsCount: 0,
  requestsAcceptedCount: 0,
  /** Withdrawn requests, and messages that did not reach the recipient. */
  notReachedCount: 0,
  conversationsCount: 0,
  /** Sent messages. Connection requests do not count. */
  messagesCount: 0,
  /** Recipients who answered for the first time. */
  repliedCount: 0,
  /** Recipients who showed interest for the first time. */
  interestedCount: 0,
  /** Conversations that started to wait for the profile's reply, minus conversations that stopped waiting. */
  needAnswerDelta: 0,
  objectionsAi: 0,
  objectionsManual: 0,
  followUpsAi: 0,
  followUpsManual: 0,
  callsAi: 0,
  callsManual: 0,
  creditsUsed: 0,
}

export type DayCounts = Readonly<Record<keyof typeof noCounts, number>>

export interface DayStatsRow extends Row, DayCounts {
  readonly organizationId: number
  readonly sequenceId: number
  /** Null for counts that belong to no profile, such as added recipients. */
  readonly profileId: number | null
  /** YYYY-MM-DD in UTC. */
  readonly date: string
}
