import { describe, expect, test } from 'vitest'
import { tandemBrand } from './brand.ts'
import { contrastOf } from './contrast.ts'
import { type TandemTheme, tandemDarkTheme, tandemLightTheme } from './tandemTheme.ts'
import { tandemTokens } from './tandemTokens.ts'

type Pair = readonly [text: keyof TandemTheme, background: keyof TandemTheme]

const surfaces = [
  'colorNeutralBackground1',
  'colorNeutralBackground1Hover',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
] as const
const texts = [
  'colorNeutralForeground1',
  'colorNeutralForeground2',
  'colorNeutralForeground3',
  'colorBrandForeground1',
  'colorBrandForegroundLink',
  'colorBrandForegroundLinkHover',
  'colorCompoundBrandForeground1',
  'colorStatusDangerForeground1',
  'colorStatusSuccessForeground1',
  'colorStatusWarningForeground1',
] as const
const textPairs: readonly Pair[] = [
  ...surfaces.flatMap((surface) => texts.map((text): Pair => [text, surface])),
  ['colorNeutralForegroundOnBrand', 'colorBrandBackground'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundHover'],
  ['colorBrandForeground2', 'colorBrandBackground2'],
  ['colorStatusWarningForeground1', 'colorStatusWarningBackground1'],
  ['colorStatusDangerForeground1', 'colorStatusDangerBackground1'],
  ['colorStatusSuccessForeground1', 'colorStatusSuccessBackground1'],
  ['colorNeutralForegroundOnBrand', 'colorStatusDangerBackground3'],
  ['categoryInterestedForeground', 'categoryInterestedBackground'],
  ['categoryInfoRequestForeground', 'categoryInfoRequestBackground'],
  ['categoryNeutralForeground', 'categoryNeutralBackground'],
  ['categoryNotNowForeground', 'categoryNotNowBackground'],
  ['categoryObjectionForeground', 'categoryObjectionBackground'],
  ['categoryNotInterestedForeground', 'categoryNotInterestedBackground'],
  ['categoryUnqualifiedForeground', 'categoryUnqualifiedBackground'],
  ['categoryStopCampaignForeground', 'categoryStopCampaignBackground'],
]
const graphicPairs: readonly Pair[] = (
  ['chartSeries1', 'chartSeries2', 'chartSeries3', 'colorBrandStroke1'] as const
).flatMap((line) =>
  (['colorNeutralBackground1', 'colorNeutralBackground2'] as const).map((surface): Pair => [line, surface]),
)
/** Colours that touch each other in the bar of a funnel. */
const neighbourPairs: readonly Pair[] = [
  ['chartLost', 'colorNeutralBackground3'],
  ['chartSeries1', 'chartLost'],
]
const failing = (theme: TandemTheme, pairs: readonly Pair[], least: number) =>
  pairs
    .map(([text, background]) => ({
      text,
      background,
      contrast: contrastOf(String(theme[text]), String(theme[background])),
    }))
    .filter(({ contrast }) => contrast < least)

describe('contrast (WCAG 2.2 AA)', () => {
  test('is computed by the formula of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  for (const [name, theme] of Object.entries({ light: tandemLightTheme, dark: tandemDarkTheme })) {
    test(`${name}: every text reaches 4.5:1 on its background`, () => {
      expect(failing(theme, textPairs, 4.5)).toEqual([])
    })
    test(`${name}: lines and marks reach 3:1`, () => {
      expect(failing(theme, graphicPairs, 3)).toEqual([])
    })
    test(`${name}: the parts of a funnel's bar can be distinguished`, () => {
      expect(failing(theme, neighbourPairs, 1.8)).toEqual([])
    })
  }
})

test('dark: menus and popovers have a visible edge', () => {
  expect(failing(tandemDarkTheme, [['colorNeutralShadowAmbient', 'colorNeutralBackground1']], 3)).toEqual([])
  expect(tandemDarkTheme.shadow16).toContain(tandemDarkTheme.colorNeutralShadowAmbient)
})

describe('brand ramp', () => {
  test('has the key colour at step 80', () => {
    expect(tandemBrand[80]).toBe('#0b7a75')
    expect(contrastOf(tandemBrand[80], '#ffffff')).toBeCloseTo(5.2, 1)
  })

  test('gets lighter with every step', () => {
    const contrastsWithBlack = Object.values(tandemBrand).map((color) => contrastOf(color, '#000000'))
    expect(contrastsWithBlack).toEqual([...contrastsWithBlack].sort((a, b) => a - b))
  })
})

describe('the tokens that Tandem adds', () => {
  test('are set by both themes', () => {
    for (const [name, reference] of Object.entries(tandemTokens)) {
      expect(reference).toBe(`var(--${name})`)
      expect(Object.keys(tandemLightTheme)).toContain(name)
      expect(Object.keys(tandemDarkTheme)).toContain(name)
    }
  })
})
