import { type SyntheticEvent } from 'react'
import { type ColorSchemePreference, type Density } from '../../theme/appearance.ts'

/** True if no credits are left (BILL-24). False if a figure is unknown. */
export function areCreditsExhausted(used: number | undefined, total: number | undefined): boolean {
  return used !== undefined && total !== undefined && used >= total
}

export const accountMenuTexts = {
  menu: 'Account menu',
  credits: 'AI Credits',
  buyCredits: 'Buy AI credits',
  settings: 'Settings',
  logout: 'Logout',
} as const

export interface AccountMenuProps {
  readonly name: string
  readonly email: string
  readonly imageUrl?: string | undefined
  /** AI credits. Undefined while loading. */
  readonly creditsUsed: number | undefined
  readonly creditsTotal: number | undefined
  /** The menu has the item 'Buy AI credits' only when no credits are left (BILL-24). */
  readonly onBuyCredits: (event: SyntheticEvent) => void
  readonly colorScheme: ColorSchemePreference
  readonly onColorSchemeChange: (event: SyntheticEvent, data: { readonly colorScheme: ColorSchemePreference }) => void
  readonly density: Density
  readonly onDensityChange: (event: SyntheticEvent, data: { readonly density: Density }) => void
  readonly settingsHref: string
  readonly onLogout: (event: SyntheticEvent) => void
  /** If true, 'Logout' closes the menu, because `onLogout` opens a confirmation. Default: false. */
  readonly asksOnLogout?: boolean | undefined
  /** The logout is running. */
  readonly isLoggingOut?: boolean | undefined
  /** Small text below the menu, such as the version. */
  readonly footer?: string | undefined
}
