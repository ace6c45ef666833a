import { PageHead } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { userAtom } from '../session/session.ts'
import { VisitorBar } from './VisitorBar.tsx'
import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

const usePublicPageStyles = makeStyles({
  // Has no padding, because the layout of signed-in users already has padding.
  framed: { ...column(tokens.spacingVerticalXXL), maxWidth: '1100px' },
  root: {
    ...column(tokens.spacingVerticalXXL),
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: `calc(1100px + 2 * ${tokens.spacingHorizontalXXL})`,
    margin: '0 auto',
    padding: tokens.spacingHorizontalXXL,
  },
})

interface PublicPageProps {
  readonly title: string
  readonly help: string
  readonly children: ReactNode
}

/** A page for everyone. Visitors also see `VisitorBar`. */
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
