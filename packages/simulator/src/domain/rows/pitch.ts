/** The offer of a client, in phrases that fit into sentences. */
export interface Pitch {
  /** Noun phrase: 'demand forecasting for multi-store retailers'. */
  readonly offer: string
  /** A plural noun phrase: 'operations leads'. */
  readonly audience: string
  /** The problem, a noun phrase without article: 'dead stock in the slow stores'. */
  readonly pain: string
  /** The gain, a verb phrase in base form: 'cut overstock by a quarter'. */
  readonly outcome: string
  /** A reference customer. */
  readonly proof: string
  /** The customer's result, a verb phrase in the past: 'cleared 31% of dead stock in one season'. */
  readonly proofResult: string
  /** A first step with low risk, a noun phrase with article: 'a two-week pilot in three stores'. */
  readonly firstStep: string
  /** This and the next fields: whole sentences that answer questions of leads. */
  readonly price: string
  readonly setup: string
  readonly worksWith: string
  readonly difference: string
  readonly security: string
  readonly contract: string
}
