import { type SyntheticEvent } from 'react'
import { type ColorSchemePreference, type Density } from '../../theme/appearance.ts'

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
  /** AI credits used and bought; undefined while they load. */
  readonly creditsUsed: number | undefined
  readonly creditsTotal: number | undefined
  /** Offered only if the used credits reach the total (BILL-24). */
  readonly onBuyCredits: (event: SyntheticEvent) => void
  readonly colorScheme: ColorSchemePreference
  readonly onColorSchemeChange: (event: SyntheticEvent, data: { readonly colorScheme: ColorSchemePreference }) => void
  /** Height of the rows in tables. */
  readonly density: Density
  readonly onDensityChange: (event: SyntheticEvent, data: { readonly density: Density }) => void
  readonly settingsHref: string
  readonly onLogout: (event: SyntheticEvent) => void
  /**
   * True if Logout opens a confirmation dialog: the menu then closes. Default: false, the menu stays open and shows the
   * progress.
   */
  readonly asksOnLogout?: boolean | undefined
  /** The logout is running. The menu shows a spinner. */
  readonly isLoggingOut?: boolean | undefined
  /** Small text below the menu, such as the version. */
  readonly footer?: string | undefined
}
