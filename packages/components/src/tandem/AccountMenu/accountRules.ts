import { type Density } from '../../theme/tandemTheme.ts'
import { type ColorSchemePreference } from '../../theme/useColorScheme.ts'

/** True if the used credits reach the total, so the user can buy more (BILL-24). False if they are unknown. */
export function areCreditsExhausted(used: number | undefined, total: number | undefined): boolean {
  return used !== undefined && total !== undefined && used >= total
}

/** Narrows a value from the menu to a preference. */
export function isColorSchemePreference(value: string | undefined): value is ColorSchemePreference {
  return value === 'system' || value === 'light' || value === 'dark'
}

/** Narrows a value from the menu to a density. */
export function isDensity(value: string | undefined): value is Density {
  return value === 'comfortable' || value === 'compact'
}
