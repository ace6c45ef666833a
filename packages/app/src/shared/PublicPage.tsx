import { ButtonLink, PageHead, Wordmark } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { sharedMessages } from './messages.ts'
import { usePublicPageStyles } from './PublicPage.styles.ts'
import { loginAddress, registrationAddress } from './returnAddress.ts'
import { userAtom } from './session.ts'

interface PublicPageProps {
  readonly title: string
  readonly help: string
  readonly children: ReactNode
}

const { signIn, register } = sharedMessages.visitor

/** A page for everyone. Visitors see the wordmark and the ways in, which lead back to this page. */
export function PublicPage({ title, help, children }: PublicPageProps) {
  const styles = usePublicPageStyles()
  const location = useLocation()
  const isSignedIn = Boolean(useAtomValue(userAtom))
  return (
    <div className={isSignedIn ? styles.framed : styles.root}>
      {!isSignedIn && (
        <div className={styles.bar}>
          <Wordmark size="large" />
          <div className={styles.ways}>
            <ButtonLink to={loginAddress(location)}>{signIn}</ButtonLink>
            <ButtonLink to={registrationAddress(location)}>{register}</ButtonLink>
          </div>
        </div>
      )}
      <PageHead title={title} help={help} />
      {children}
    </div>
  )
}
