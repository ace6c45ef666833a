import { ButtonLink, useRoutedAnchor, Wordmark } from '@tandem/components'
import { productName } from '@tandem/contract'
import { useHelpPageStyles } from './HelpPage.styles.ts'
import { helpMessages } from './messages.ts'

const { signIn, signUp } = helpMessages.visitor

/** Above the help of visitors, who have no navigation bar: the ways in. */
export function VisitorBar() {
  const styles = useHelpPageStyles()
  const home = useRoutedAnchor('/login')
  return (
    <header className={styles.visitor}>
      <a {...home} aria-label={productName} className={styles.home}>
        <Wordmark />
      </a>
      <div className={styles.ways}>
        <ButtonLink to="/login">{signIn}</ButtonLink>
        <ButtonLink to="/registration" appearance="primary">
          {signUp}
        </ButtonLink>
      </div>
    </header>
  )
}
