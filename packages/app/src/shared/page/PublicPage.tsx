import { PageHead } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { usePublicPageStyles } from './PublicPage.styles.ts'
import { userAtom } from '../session/session.ts'
import { VisitorBar } from './VisitorBar.tsx'

interface PublicPageProps {
  readonly title: string
  readonly help: string
  readonly children: ReactNode
}

/** A page for everyone. Visitors see the wordmark and the ways in, which lead back to this page. */
export function PublicPage({ title, help, children }: PublicPageProps) {
  const styles = usePublicPageStyles()
  const isSignedIn = Boolean(useAtomValue(userAtom))
  return (
    <div className={isSignedIn ? styles.framed : styles.root}>
      {!isSignedIn && <VisitorBar />}
      <PageHead title={title} help={help} />
      {children}
    </div>
  )
}
