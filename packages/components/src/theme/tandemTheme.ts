import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'
import { type Density } from './appearance.ts'
import { tandemBrand } from './brand.ts'
import { type TandemTokens } from './tandemTokens.ts'

export type TandemTheme = Theme & TandemTokens

const fonts = {
  fontFamilyBase: "'Inter Variable', 'Inter Fallback', 'Segoe UI', -apple-system, Roboto, sans-serif",
}

const sizes = {
  sizeRow: '40px',
  sizeTopBar: '48px',
  sizeContent: '1600px',
  sizeFilterDrawer: '496px',
  sizeEntityDrawer: '640px',
  sizeEntityDrawerMedium: '768px',
  sizeEntityDrawerWide: '960px',
}

/** Warnings are dark yellow instead of Fluent's orange. */
export const tandemLightTheme: TandemTheme = {
  ...createLightTheme(tandemBrand),
  colorStatusWarningBackground1: '#fefbf4',
  colorStatusWarningBackground2: '#f9e2ae',
  colorStatusWarningBackground3: '#eaa300',
  colorStatusWarningForeground1: '#835b00',
  colorStatusWarningForeground2: '#6b4a00',
  colorStatusWarningForeground3: '#835b00',
  colorStatusWarningForegroundInverted: '#f2c661',
  colorStatusWarningBorderActive: '#eaa300',
  colorStatusWarningBorder1: '#f9e2ae',
  colorStatusWarningBorder2: '#835b00',
  ...fonts,
  ...sizes,
  categoryInterestedBackground: '#d5efd5',
  categoryInterestedForeground: '#094509',
  categoryInfoRequestBackground: '#d4e8f8',
  categoryInfoRequestForeground: '#004377',
  categoryNeutralBackground: '#d3e8ed',
  categoryNeutralForeground: '#00333f',
  categoryNotNowBackground: '#e5e1fa',
  categoryNotNowForeground: '#3f3682',
  categoryObjectionBackground: '#fbebc7',
  categoryObjectionForeground: '#6b4a00',
  categoryNotInterestedBackground: '#f8d9dc',
  categoryNotInterestedForeground: '#6e0811',
  categoryUnqualifiedBackground: '#e6e6e6',
  categoryUnqualifiedForeground: '#424242',
  categoryStopCampaignBackground: '#750b1c',
  categoryStopCampaignForeground: '#ffffff',
  chartSeries1: '#0b7a75',
  chartSeries2: '#b27c00',
  chartSeries3: '#7160e8',
  chartLost: tandemBrand[120],
  chartGrid: '#ebebeb',
}

/**
 * The lighter brand foregrounds have 4.5:1 contrast on surfaces. `shadow16` draws a light line around menus and
 * popovers, which separates them from the dark page.
 */
export const tandemDarkTheme: TandemTheme = {
  ...createDarkTheme(tandemBrand),
  colorNeutralShadowAmbient: '#8a8a8a',
  shadow16: '0 0 2px #8a8a8a, 0 8px 16px rgba(0,0,0,0.28)',
  colorBrandForeground1: tandemBrand[120],
  colorBrandBackground2: tandemBrand[40],
  colorBrandBackground2Hover: tandemBrand[50],
  colorBrandBackground2Pressed: tandemBrand[30],
  colorBrandForeground2: tandemBrand[130],
  colorBrandForegroundLink: tandemBrand[120],
  colorBrandForegroundLinkHover: tandemBrand[130],
  colorBrandForegroundLinkPressed: tandemBrand[110],
  colorBrandForegroundLinkSelected: tandemBrand[120],
  colorCompoundBrandForeground1: tandemBrand[120],
  colorCompoundBrandForeground1Hover: tandemBrand[130],
  colorCompoundBrandForeground1Pressed: tandemBrand[110],
  colorNeutralForeground2BrandHover: tandemBrand[120],
  colorNeutralForeground2BrandPressed: tandemBrand[110],
  colorNeutralForeground2BrandSelected: tandemBrand[120],
  colorNeutralForeground3BrandHover: tandemBrand[120],
  colorNeutralForeground3BrandPressed: tandemBrand[110],
  colorNeutralForeground3BrandSelected: tandemBrand[120],
  colorStatusDangerForeground1: '#ee949c',
  colorPaletteRedForeground1: '#ee9497',
  colorStatusSuccessForeground1: '#73c373',
  colorPaletteGreenForeground1: '#73c373',
  colorStatusWarningBackground1: '#352700',
  colorStatusWarningBackground2: '#835b00',
  colorStatusWarningBackground3: '#eaa300',
  colorStatusWarningForeground1: '#f2c661',
  colorStatusWarningForeground2: '#f9e2ae',
  colorStatusWarningForeground3: '#efb839',
  colorStatusWarningForegroundInverted: '#835b00',
  colorStatusWarningBorderActive: '#f2c661',
  colorStatusWarningBorder1: '#6b4a00',
  colorStatusWarningBorder2: '#efb839',
  ...fonts,
  ...sizes,
  categoryInterestedBackground: '#094509',
  categoryInterestedForeground: '#b6e2b6',
  categoryInfoRequestBackground: '#004377',
  categoryInfoRequestForeground: '#bcdcf5',
  categoryNeutralBackground: '#00404f',
  categoryNeutralForeground: '#a9d3dd',
  categoryNotNowBackground: '#3f3682',
  categoryNotNowForeground: '#d9d4f9',
  categoryObjectionBackground: '#5c4000',
  categoryObjectionForeground: '#f9e2ae',
  categoryNotInterestedBackground: '#6e0811',
  categoryNotInterestedForeground: '#f4c4c9',
  categoryUnqualifiedBackground: '#474747',
  categoryUnqualifiedForeground: '#d6d6d6',
  categoryStopCampaignBackground: '#d69ca5',
  categoryStopCampaignForeground: '#420610',
  chartSeries1: '#64b1ac',
  chartSeries2: '#f2c661',
  chartSeries3: '#a79cf1',
  chartLost: tandemBrand[80],
  chartGrid: '#3d3d3d',
}

const compactSizes = { sizeRow: '32px' }
const compactLightTheme: TandemTheme = { ...tandemLightTheme, ...compactSizes }
const compactDarkTheme: TandemTheme = { ...tandemDarkTheme, ...compactSizes }

/** Returns the same object for the same arguments, because a new theme object would render the app again. */
export function tandemThemeOf(scheme: 'light' | 'dark', density: Density): TandemTheme {
  if (density === 'compact') return scheme === 'dark' ? compactDarkTheme : compactLightTheme
  return scheme === 'dark' ? tandemDarkTheme : tandemLightTheme
}
