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
import { appearanceTexts, colorSchemePreferences, densities } from '../../theme/appearance.ts'
import { InitialsAvatar } from '../../foundations/InitialsAvatar/InitialsAvatar.tsx'
import { useAccountMenuStyles } from './AccountMenu.styles.ts'
import { type AccountMenuProps, accountMenuTexts as texts, areCreditsExhausted } from './accountMenuProps.ts'

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
        const chosenScheme = colorSchemePreferences.find((each) => each === chosen)
        const chosenDensity = densities.find((each) => each === chosen)
        if (chosenScheme) onColorSchemeChange(event, { colorScheme: chosenScheme })
        if (chosenDensity) onDensityChange(event, { density: chosenDensity })
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
            <MenuGroupHeader>{appearanceTexts.theme}</MenuGroupHeader>
            {colorSchemePreferences.map((each) => (
              <MenuItemRadio key={each} name="colorScheme" value={each}>
                {appearanceTexts.themes[each]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuGroup>
            <MenuGroupHeader>{appearanceTexts.density}</MenuGroupHeader>
            {densities.map((each) => (
              <MenuItemRadio key={each} name="density" value={each}>
                {appearanceTexts.densities[each]}
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
