/** A number of AI credits per month and its price. */
export interface CreditOffer {
  readonly id: string
  readonly credits: number
  /** Dollars per month. */
  readonly price: number
  readonly isRecommended?: boolean | undefined
}

/** Returns the id of the recommended offer. If no offer is recommended, returns the id of the first offer. */
export function firstChoiceOf(offers: readonly CreditOffer[]): string | undefined {
  return (offers.find(({ isRecommended }) => isRecommended) ?? offers[0])?.id
}

/** The saving per credit in whole percent, compared with the offer that has the highest price per credit. */
export function savingOf({ credits, price }: CreditOffer, offers: readonly CreditOffer[]): number {
  const highest = Math.max(...offers.map((offer) => offer.price / offer.credits))
  const saving = Math.floor((1 - price / credits / highest) * 100)
  return Number.isFinite(saving) ? Math.max(0, saving) : 0
}
