/** A number of AI credits a month and its price. */
export interface CreditOffer {
  readonly id: string
  readonly credits: number
  /** A month, in dollars. */
  readonly price: number
  readonly isRecommended?: boolean
}

/** The offer that is chosen at first: the recommended one, else the first. */
export function firstChoiceOf(offers: readonly CreditOffer[]): string | undefined {
  return (offers.find(({ isRecommended }) => isRecommended) ?? offers[0])?.id
}

/** By how many whole percent a credit of an offer is cheaper than in the dearest one. */
export function savingOf({ credits, price }: CreditOffer, offers: readonly CreditOffer[]): number {
  const dearest = Math.max(...offers.map((offer) => offer.price / offer.credits))
  const saving = Math.floor((1 - price / credits / dearest) * 100)
  return Number.isFinite(saving) ? Math.max(0, saving) : 0
}
