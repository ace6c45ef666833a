import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  Spinner,
} from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Settings20Regular } from '@fluentui/react-icons/svg/settings'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { CreditsBar } from '../CreditsBar/CreditsBar.tsx'
import { type PopupProps } from '../../hooks/usePopup.ts'
import { useRoutedAnchor } from '../../theme/routing.ts'
import { type Density } from '../../theme/tandemTheme.ts'
import { type ColorSchemePreference } from '../../theme/useColorScheme.ts'
import { InitialsAvatar } from '../../foundations/InitialsAvatar/InitialsAvatar.tsx'
import { areCreditsExhausted, isColorSchemePreference, isDensity } from './accountRules.ts'
import { useAccountMenuStyles } from './AccountMenu.styles.ts'
import { type AccountMenuProps, accountMenuTexts as texts } from './accountMenuProps.ts'

const colorSchemes: readonly ColorSchemePreference[] = ['system', 'light', 'dark']
const densities: readonly Density[] = ['comfortable', 'compact']

type AccountMenuPopupProps = PopupProps & AccountMenuProps

export function AccountMenuPopup(props: AccountMenuPopupProps) {
  const { target, onClose, name, email, imageUrl, creditsUsed, creditsTotal, onBuyCredits, footer } = props
  const { colorScheme, onColorSchemeChange, density, onDensityChange, settingsHref } = props
  const { onLogout, asksOnLogout = false, isLoggingOut = false } = props
  const styles = useAccountMenuStyles()
  const settings = useRoutedAnchor(settingsHref)
  return (
    <Menu
      open
      onOpenChange={(event, { open }) => !open && onClose(event)}
      positioning={{ target, position: 'below', align: 'end', offset: 4 }}
      checkedValues={{ colorScheme: [colorScheme], density: [density] }}
      onCheckedValueChange={(event, { checkedItems: [chosen] }) => {
        if (isColorSchemePreference(chosen)) onColorSchemeChange(event, { colorScheme: chosen })
        if (isDensity(chosen)) onDensityChange(event, { density: chosen })
      }}
    >
      <MenuPopover className={styles.popover}>
        <div className={styles.person}>
          <InitialsAvatar name={name} imageUrl={imageUrl} color="brand" />
          <div className={styles.texts}>
            <div dir="auto" className={styles.name}>
              {name}
            </div>
            <div className={styles.email}>{email}</div>
          </div>
        </div>
        <div className={styles.credits}>
          <CreditsBar used={creditsUsed} total={creditsTotal} label={texts.credits} />
        </div>
        <MenuList aria-label={texts.menu}>
          {areCreditsExhausted(creditsUsed, creditsTotal) && (
            <MenuItem icon={<Add20Regular />} onClick={onBuyCredits}>
              {texts.buyCredits}
            </MenuItem>
          )}
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{texts.theme}</MenuGroupHeader>
            {colorSchemes.map((each) => (
              <MenuItemRadio key={each} name="colorScheme" value={each}>
                {texts.themes[each]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuGroup>
            <MenuGroupHeader>{texts.density}</MenuGroupHeader>
            {densities.map((each) => (
              <MenuItemRadio key={each} name="density" value={each}>
                {texts.densities[each]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItemLink icon={<Settings20Regular />} {...settings}>
            {texts.settings}
          </MenuItemLink>
          <MenuItem
            icon={isLoggingOut ? <Spinner size="tiny" aria-label="In progress" /> : <SignOut20Regular />}
            disabled={isLoggingOut}
            persistOnClick={!asksOnLogout}
            onClick={onLogout}
          >
            {texts.logout}
          </MenuItem>
        </MenuList>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </MenuPopover>
    </Menu>
  )
}
