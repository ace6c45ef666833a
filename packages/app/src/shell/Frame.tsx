import { SkipLink, useOpeningClick } from '@tandem/components'
import { type User } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { pathnameAtom } from '../shared/router/search.ts'
import { Commands } from './Commands.tsx'
import { shellMessages } from './messages.ts'
import { NavigationBar } from './NavigationBar.tsx'
import { Notices } from './Notices.tsx'
import { PaymentNotices } from './PaymentNotices.tsx'
import { contentId } from './useArrival.ts'
import { useFrameStyles } from './Frame.styles.ts'
import { PurchaseFlow } from './PurchaseFlow.tsx'
import { QuietBoundary } from './QuietBoundary.tsx'

interface FrameProps {
  readonly user: User
  readonly children: ReactNode
}

/** The app around a page: navigation bar, notices, and the page itself. */
export function Frame({ user, children }: FrameProps) {
  const styles = useFrameStyles()
  const pathname = useAtomValue(pathnameAtom)
  const openingClick = useOpeningClick(pathname.split('/')[1])
  return (
    <div className={styles.root}>
      <SkipLink targetId={contentId} label={shellMessages.skipToContent} />
      <NavigationBar user={user} />
      <QuietBoundary page={pathname}>
        <PaymentNotices />
      </QuietBoundary>
      <QuietBoundary page={pathname}>
        <Notices />
      </QuietBoundary>
      <main {...openingClick} id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <PurchaseFlow />
      <Commands user={user} />
    </div>
  )
}
