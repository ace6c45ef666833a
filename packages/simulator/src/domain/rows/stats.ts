import { type Row } from '../../core/table.ts'

/** What was counted on a day (UTC) for a profile that sent for a sequence. Only `countForConversation` writes here, so each figure is the number of facts. */
export interface DayCounts {
  /** Recipients put into the sequence, less those taken out. */
  readonly recipientsAdded: number
  /** Recipients who were contacted for the first time: `balance` is those added less these. */
  readonly contactedCount: number
  readonly requestsCount: number
  readonly requestsAcceptedCount: number
  /** Requests withdrawn and messages that could not reach their recipient. */
  readonly notReachedCount: number
  readonly conversationsCount: number
  /** Messages that went out, connection requests left out. */
  readonly messagesCount: number
  /** Recipients who answered for the first time. */
  readonly repliedCount: number
  /** Recipients who showed interest for the first time. */
  readonly interestedCount: number
  /** Conversations that began to wait for an answer, less those that stopped. */
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
  /** Null: counted for the sequence before a profile had anything to do with it. */
  readonly profileId: number | null
  /** YYYY-MM-DD */
  readonly date: string
}
