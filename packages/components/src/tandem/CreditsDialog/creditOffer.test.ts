import { expect, test } from 'vitest'
import { type CreditOffer, firstChoiceOf, savingOf } from './creditOffer.ts'

const offers: readonly CreditOffer[] = [
  { id: '250', credits: 250, price: 19 },
  { id: '500', credits: 500, price: 29, isRecommended: true },
  { id: '1000', credits: 1000, price: 39 },
]

test('initially, the recommended or the first offer is selected', () => {
  expect(firstChoiceOf(offers)).toBe('500')
  expect(firstChoiceOf(offers.slice(2))).toBe('1000')
  expect(firstChoiceOf([])).toBeUndefined()
})

test('the saving per credit is rounded down to whole percent', () => {
  expect(offers.map((offer) => savingOf(offer, offers))).toEqual([0, 23, 48])
  expect(savingOf({ id: 'free', credits: 0, price: 0 }, [])).toBe(0)
})
