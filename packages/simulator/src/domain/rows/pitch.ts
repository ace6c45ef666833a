/** The offer of a client, in phrases that the simulator puts into sentences. */
export interface Pitch {
  /** Noun phrase: 'demand forecasting for multi-store retailers'. */
  readonly offer: string
  /** Plural noun phrase: 'operations leads'. */
  readonly audience: string
  /** Noun phrase without article: 'dead stock in the slow stores'. */
  readonly pain: string
  /** Verb phrase in base form: 'cut overstock by a quarter'. */
  readonly outcome: string
  /** A reference customer. */
  readonly proof: string
  /** Verb phrase in the past: 'cleared 31% of dead stock in one season'. */
  readonly proofResult: string
  /** Noun phrase with article: 'a two-week pilot in three stores'. */
  readonly firstStep: string
  /** `price` and all fields below it are sentences that answer a question. */
  readonly price: string
  readonly setup: string
  readonly worksWith: string
  readonly difference: string
  readonly security: string
  readonly contract: string
}
