import { SkipLink } from '@tandem/components'
import { type User } from '@tandem/contract'
import { type ReactNode, Suspense, lazy } from 'react'
import { ConnectionBanner } from '../features/profiles/components/ConnectionBanner.tsx'
import { shellMessages } from './messages.ts'
import { contentId } from './useArrival.ts'
import { useFrameStyles } from './Frame.styles.ts'
import { PurchaseFlow } from './PurchaseFlow.tsx'

// Menus and popovers are a third of the code: the page does not wait for them.
const NavigationBar = lazy(async () => ({ default: (await import('./NavigationBar.tsx')).NavigationBar }))

interface FrameProps {
  readonly user: User
  readonly children: ReactNode
}

/** The app around a page: top bar, notices, and the page's place. */
export function Frame({ user, children }: FrameProps) {
  const styles = useFrameStyles()
  return (
    <div className={styles.root}>
      <SkipLink targetId={contentId} label={shellMessages.skipToContent} />
      <Suspense fallback={<div className={styles.barPlace} />}>
        <NavigationBar user={user} />
      </Suspense>
      <ConnectionBanner />
      <main id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <PurchaseFlow />
    </div>
  )
}
