/** A number of AI credits a month and its price. */
export interface CreditOffer {
  readonly id: string
  readonly credits: number
  /** A month, in dollars. */
  readonly price: number
  readonly isRecommended?: boolean | undefined
}

/** The offer that is chosen at first: the recommended one, else the first. */
export function firstChoiceOf(offers: readonly CreditOffer[]): string | undefined {
  return (offers.find(({ isRecommended }) => isRecommended) ?? offers[0])?.id
}

/** How much cheaper a credit is than in the most expensive offer, in whole percent. */
export function savingOf({ credits, price }: CreditOffer, offers: readonly CreditOffer[]): number {
  const highest = Math.max(...offers.map((offer) => offer.price / offer.credits))
  const saving = Math.floor((1 - price / credits / highest) * 100)
  return Number.isFinite(saving) ? Math.max(0, saving) : 0
}
