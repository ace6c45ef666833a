import { makeStyles, tokens } from '@fluentui/react-components'
import { SkipLink } from '@tandem/components'
import { type User } from '@tandem/contract'
import { type ReactNode } from 'react'
import { ConnectionBanner } from '../features/profiles/components/ConnectionBanner.tsx'
import { shellMessages } from './messages.ts'
import { NavigationBar } from './NavigationBar.tsx'
import { contentId } from './useFocusOnArrival.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', backgroundColor: tokens.colorNeutralBackground2 },
  content: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1600px',
    margin: '0 auto',
    padding: tokens.spacingHorizontalXXL,
    flexGrow: 1,
    outlineStyle: 'none',
  },
})

interface FrameProps {
  readonly user: User
  readonly children: ReactNode
}

/** The app around a page: top bar, notices, and the page's place. */
export function Frame({ user, children }: FrameProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <SkipLink targetId={contentId} label={shellMessages.skipToContent} />
      <NavigationBar user={user} />
      <ConnectionBanner />
      <main id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  )
}
