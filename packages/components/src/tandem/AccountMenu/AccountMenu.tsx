import { Button } from '@fluentui/react-components'
import { lazyPart } from '../../hooks/lazyPart.tsx'
import { usePopup } from '../../hooks/usePopup.ts'
import { InitialsAvatar } from '../../foundations/InitialsAvatar/InitialsAvatar.tsx'
import { useAccountMenuStyles } from './AccountMenu.styles.ts'
import { type AccountMenuProps, accountMenuTexts as texts } from './accountMenuProps.ts'

const menu = lazyPart(async () => (await import('./AccountMenuPopup.tsx')).AccountMenuPopup)

/** The user's avatar in the top bar. A click on the avatar opens the account menu. */
export function AccountMenu(props: AccountMenuProps) {
  const { name, imageUrl } = props
  const styles = useAccountMenuStyles()
  const { buttonProps, popup } = usePopup(menu, { isMenu: true })
  return (
    <>
      <Button appearance="transparent" shape="circular" className={styles.trigger} title={texts.menu} {...buttonProps}>
        <InitialsAvatar name={name} imageUrl={imageUrl} size={32} color="brand" />
        <span className={styles.hidden}>{`${texts.menu}: ${name}`}</span>
      </Button>
      {popup?.draw({ ...popup.props, ...props })}
    </>
  )
}
