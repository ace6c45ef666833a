import { type ColorSchemePreference } from '../../theme/useColorScheme.ts'

/** Credits are bought only when credits used are at least the total (BILL-24); never while they are unknown. */
export function areCreditsExhausted(used: number | undefined, total: number | undefined): boolean {
  return used !== undefined && total !== undefined && used >= total
}

/** Narrows what a menu reports to a preference. */
export function isColorSchemePreference(value: string | undefined): value is ColorSchemePreference {
  return value === 'system' || value === 'light' || value === 'dark'
}
