import { expect, test } from 'vitest'
import { categoryColors } from './categoryColors.ts'
import { tandemDarkTheme, tandemLightTheme } from './tandemTheme.ts'

/** Red, green and blue, 0 to 255. */
function channelsOf(reference: string, theme: object): readonly number[] {
  const color = String(new Map(Object.entries(theme)).get(reference.slice('var(--'.length, -1)))
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}

test.each([
  ['light', tandemLightTheme],
  ['dark', tandemDarkTheme],
])('in the %s theme, the dots of any two categories have clearly different colours', (_, theme) => {
  const { not_categorized: _ring, ...dots } = categoryColors
  const colors = Object.values(dots).map(({ dot }) => channelsOf(dot, theme))
  const distances = colors.flatMap((color, index) =>
    colors.slice(index + 1).map((other) => Math.hypot(...color.map((each, channel) => each - (other[channel] ?? 0)))),
  )
  expect(distances).toHaveLength(28)
  expect(Math.min(...distances)).toBeGreaterThan(60)
})
