export { tandemBrand } from './brand.ts'
export { type Routing, type RoutedAnchorProps, useRoutedAnchor } from './routing.ts'
export { TandemProvider, type TandemProviderProps } from './TandemProvider.tsx'
export { type Density, tandemDarkTheme, tandemLightTheme, type TandemTheme } from './tandemTheme.ts'
export {
  categoryColorIds,
  categoryColors,
  type CategoryColorId,
  type CategoryColors,
  tandemTokens,
  type TandemTokens,
} from './tandemTokens.ts'
export { type ColorSchemePreference, useColorScheme } from './useColorScheme.ts'
