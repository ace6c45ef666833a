import { ButtonLink, useRoutedAnchor, Wordmark } from '@tandem/components'
import { productName } from '@tandem/contract'
import { useLocation } from 'react-router-dom'
import { sharedMessages } from '../text/messages.ts'
import { loginAddress, registrationAddress } from '../router/returnAddress.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { spreadRow } from '@tandem/components/styles'

const useVisitorBarStyles = makeStyles({
  root: spreadRow(tokens.spacingHorizontalM),
  home: { textDecorationLine: 'none' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

const { signIn, register } = sharedMessages.visitor

/**
 * Links to the pages for login and registration. After the login or registration, the visitor returns to the page that
 * has this bar.
 */
export function VisitorBar() {
  const styles = useVisitorBarStyles()
  const location = useLocation()
  const home = useRoutedAnchor('/login')
  return (
    <header className={styles.root}>
      <a {...home} aria-label={productName} className={styles.home}>
        <Wordmark size="large" />
      </a>
      <div className={styles.ways}>
        <ButtonLink to={loginAddress(location)}>{signIn}</ButtonLink>
        <ButtonLink to={registrationAddress(location)}>{register}</ButtonLink>
      </div>
    </header>
  )
}
