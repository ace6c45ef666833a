import { type CreditOffer } from './creditOffer.ts'

export const creditOffers: readonly CreditOffer[] = [
  { id: '250', credits: 250, price: 19 },
  { id: '500', credits: 500, price: 29, isRecommended: true },
  { id: '1000', credits: 1000, price: 39 },
]
