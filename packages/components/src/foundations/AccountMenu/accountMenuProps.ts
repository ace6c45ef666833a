import { type SyntheticEvent } from 'react'
import { type ColorSchemePreference } from '../../theme/useColorScheme.ts'

/** Texts of the menu. */
export interface AccountMenuLabels {
  readonly menu: string
  readonly credits: string
  readonly buyCredits: string
  readonly theme: string
  readonly themes: Readonly<Record<ColorSchemePreference, string>>
  readonly settings: string
  readonly logout: string
}

export interface AccountMenuProps {
  readonly name: string
  readonly email: string
  readonly imageUrl?: string | undefined
  /** AI credits used and bought; undefined while they load. */
  readonly creditsUsed: number | undefined
  readonly creditsTotal: number | undefined
  /** Offered only once credits used are at least the total (BILL-24). */
  readonly onBuyCredits: (event: SyntheticEvent) => void
  readonly colorScheme: ColorSchemePreference
  readonly onColorSchemeChange: (event: SyntheticEvent, data: { readonly colorScheme: ColorSchemePreference }) => void
  readonly settingsHref: string
  readonly onLogout: (event: SyntheticEvent) => void
  /** The menu closes with Logout, because a question follows. Default: false, it shows the logout's progress. */
  readonly asksOnLogout?: boolean
  /** The logout runs: the menu stays open and says so. */
  readonly isLoggingOut?: boolean
  readonly labels?: AccountMenuLabels
}
