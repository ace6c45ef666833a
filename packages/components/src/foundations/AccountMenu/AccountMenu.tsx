import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Spinner,
  Tooltip,
} from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Settings20Regular } from '@fluentui/react-icons/svg/settings'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { type SyntheticEvent, useState } from 'react'
import { CreditsBar } from '../../billing/CreditsBar/CreditsBar.tsx'
import { InitialsAvatar } from '../InitialsAvatar/InitialsAvatar.tsx'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { type ColorSchemePreference } from '../../theme/useColorScheme.ts'
import { areCreditsExhausted, isColorSchemePreference } from './accountRules.ts'
import { useAccountMenuStyles } from './AccountMenu.styles.ts'

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
  /** Offered only once credits used are at least the total (document 1, section 5). */
  readonly onBuyCredits: (event: SyntheticEvent) => void
  readonly colorScheme: ColorSchemePreference
  readonly onColorSchemeChange: (event: SyntheticEvent, data: { readonly colorScheme: ColorSchemePreference }) => void
  readonly settingsHref: string
  readonly onLogout: (event: SyntheticEvent) => void
  /** The logout runs: the menu stays open and says so. */
  readonly isLoggingOut?: boolean
  readonly labels?: AccountMenuLabels
}

const defaultLabels: AccountMenuLabels = {
  menu: 'Account menu',
  credits: 'AI Credits',
  buyCredits: 'Buy AI Credits',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  settings: 'Settings',
  logout: 'Logout',
}

const colorSchemes: readonly ColorSchemePreference[] = ['system', 'light', 'dark']

/**
 * The avatar of the top bar and its menu: who is signed in, credits, theme, Settings and Logout. Keyboard: Enter opens, arrows move, Enter
 * chooses, Escape closes and gives the focus back.
 */
export function AccountMenu({
  name,
  email,
  imageUrl,
  creditsUsed,
  creditsTotal,
  onBuyCredits,
  colorScheme,
  onColorSchemeChange,
  settingsHref,
  onLogout,
  isLoggingOut = false,
  labels = defaultLabels,
}: AccountMenuProps) {
  const styles = useAccountMenuStyles()
  const [isOpen, setIsOpen] = useState(false)
  const settings = useRoutedAnchor(settingsHref)
  return (
    <Menu
      open={isOpen}
      onOpenChange={(_, data) => setIsOpen(data.open)}
      positioning={{ position: 'below', align: 'end', offset: 4 }}
      checkedValues={{ colorScheme: [colorScheme] }}
      onCheckedValueChange={(event, { checkedItems: [chosen] }) => {
        if (isColorSchemePreference(chosen)) onColorSchemeChange(event, { colorScheme: chosen })
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={labels.menu} relationship="description" withArrow>
          <Button appearance="transparent" shape="circular" className={styles.trigger}>
            <InitialsAvatar name={name} imageUrl={imageUrl} size={32} color="brand" isDecorative />
            <span className={styles.hidden}>{`${labels.menu}: ${name}`}</span>
          </Button>
        </Tooltip>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <div className={styles.person}>
          <InitialsAvatar name={name} imageUrl={imageUrl} color="brand" isDecorative />
          <div className={styles.texts}>
            <div className={styles.name}>{name}</div>
            <div className={styles.email}>{email}</div>
          </div>
        </div>
        <div className={styles.credits}>
          <CreditsBar used={creditsUsed} total={creditsTotal} label={labels.credits} />
        </div>
        <MenuList>
          {areCreditsExhausted(creditsUsed, creditsTotal) && (
            <MenuItem icon={<Add20Regular />} onClick={onBuyCredits}>
              {labels.buyCredits}
            </MenuItem>
          )}
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{labels.theme}</MenuGroupHeader>
            {colorSchemes.map((each) => (
              <MenuItemRadio key={each} name="colorScheme" value={each}>
                {labels.themes[each]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItemLink icon={<Settings20Regular />} {...settings}>
            {labels.settings}
          </MenuItemLink>
          <MenuItem
            icon={isLoggingOut ? <Spinner size="tiny" aria-label="In progress" /> : <SignOut20Regular />}
            disabled={isLoggingOut}
            persistOnClick
            onClick={onLogout}
          >
            {labels.logout}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
