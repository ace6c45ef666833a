import { expect, test } from 'vitest'
import { aiShareOf } from './AutomationCard.tsx'

test.each([
  [75, 25, 75],
  [0, 4, 0],
  [4, 0, 100],
  [0, 0, undefined],
  [undefined, 4, undefined],
  [4, undefined, undefined],
])('%s actions of the AI and %s manual actions give an AI share of %s percent', (ai, manual, share) => {
  expect(aiShareOf(ai, manual)).toBe(share)
})
