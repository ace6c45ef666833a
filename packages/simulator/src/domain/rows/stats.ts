import { type Row } from '../../core/table.ts'

/** The figures of a sequence, a profile and a day. `DailyStats` alone writes them, so each is a number of events. */
export interface DayCounts {
  /** Recipients added to the sequence minus recipients removed. */
  readonly recipientsAdded: number
  /** Recipients who were contacted for the first time. `balance` is the recipients added minus these. */
  readonly contactedCount: number
  readonly requestsCount: number
  readonly requestsAcceptedCount: number
  /** Withdrawn requests, and messages that could not reach their recipient. */
  readonly notReachedCount: number
  readonly conversationsCount: number
  /** Messages sent, without connection requests. */
  readonly messagesCount: number
  /** Recipients who answered for the first time. */
  readonly repliedCount: number
  /** Recipients who showed interest for the first time. */
  readonly interestedCount: number
  /** Conversations that started to wait for an answer minus those that stopped. */
  readonly needAnswerDelta: number
  readonly objectionsAi: number
  readonly objectionsManual: number
  readonly followUpsAi: number
  readonly followUpsManual: number
  readonly callsAi: number
  readonly callsManual: number
  readonly creditsUsed: number
}

export interface DayStatsRow extends Row, DayCounts {
  readonly organizationId: number
  readonly sequenceId: number
  /** Null for what the sequence did without a profile, such as adding recipients. */
  readonly profileId: number | null
  /** YYYY-MM-DD in UTC */
  readonly date: string
}
