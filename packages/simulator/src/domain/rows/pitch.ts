/** What a client sells, in phrases that the dialogue's sentences are composed of. Kept beside the client; made from its company info where nobody wrote one. */
export interface Pitch {
  /** Noun phrase: 'demand forecasting for multi-store retailers'. */
  readonly offer: string
  /** Whom it is for, plural: 'operations leads'. */
  readonly audience: string
  /** What hurts, noun phrase without article: 'dead stock in the slow stores'. */
  readonly pain: string
  /** What changes, verb phrase in base form: 'cut overstock by a quarter'. */
  readonly outcome: string
  /** A reference customer. */
  readonly proof: string
  /** What that customer reached, verb phrase in the past: 'cleared 31% of dead stock in one season'. */
  readonly proofResult: string
  /** A low-risk beginning, noun phrase with article: 'a two-week pilot in three stores'. */
  readonly firstStep: string
  /** Whole sentences that answer the questions that leads ask. */
  readonly price: string
  readonly setup: string
  readonly worksWith: string
  readonly difference: string
  readonly security: string
  readonly contract: string
}
