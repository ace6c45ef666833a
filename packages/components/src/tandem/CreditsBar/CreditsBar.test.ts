import { describe, expect, test } from 'vitest'
import { creditsColorOf } from './CreditsBar.tsx'

describe('colour of the credits bar', () => {
  test.each([
    [0, 250, 'brand'],
    [224, 250, 'brand'],
    [225, 250, 'warning'],
    [249, 250, 'warning'],
    [250, 250, 'error'],
    [251, 250, 'error'],
    [0, 0, 'error'],
  ] as const)('with %d of %d credits used, the colour is %s', (used, total, color) =>
    expect(creditsColorOf(used, total)).toBe(color),
  )
})
