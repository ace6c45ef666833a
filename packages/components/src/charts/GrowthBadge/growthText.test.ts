import { expect, test } from 'vitest'
import { growthTextOf } from './growthText.ts'

test.each([
  [48.73, 'up', '+49%', '+48.73%'],
  [-3.456, 'down', '−3.5%', '−3.46%'],
  [0, 'flat', 'No change', '0.00%'],
  [0.04, 'flat', 'No change', '0.04%'],
  [-0.04, 'flat', 'No change', '0.04%'],
  [0.05, 'up', '+0.1%', '+0.05%'],
  [-100, 'down', '−100%', '−100.00%'],
  [Number.POSITIVE_INFINITY, 'flat', '–', '–'],
  [125_000, 'up', '+125,000%', '+125,000.00%'],
] as const)(
  'DASH-26, DASH-34 a change of %d percent has the direction %s and shows as %s',
  (percent, direction, shown, exact) => {
    expect(growthTextOf(percent)).toEqual({ direction, shown, exact })
  },
)
