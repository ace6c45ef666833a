import { expect, it } from 'vitest'
import { growthTextOf } from './growthText.ts'

it.each([
  [12.5, 'up', '12.50 %', 'up 12.50 %'],
  [-3.456, 'down', '3.46 %', 'down 3.46 %'],
  [0, 'flat', '0.00 %', 'no change'],
  [0.004, 'flat', '0.00 %', 'no change'],
  [-0.004, 'flat', '0.00 %', 'no change'],
  [0.005, 'up', '0.01 %', 'up 0.01 %'],
  [Number.POSITIVE_INFINITY, 'flat', '–', 'no change'],
  [125_000, 'up', '125,000.00 %', 'up 125,000.00 %'],
] as const)('a change of %d percent points %s and shows %s', (percent, direction, shown, spoken) => {
  expect(growthTextOf(percent)).toEqual({ direction, shown, spoken })
})
