import { lazyPart } from '@tandem/components'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { Fragment, type ReactNode, useEffect } from 'react'
import { keepDismissalsCurrent } from '../features/profiles/atoms.ts'
import { disconnectedProfileIdsAtom } from '../features/profiles/lostConnections.ts'
import { useIsOnline } from '../shared/api/online.ts'
import { usePreload } from '../shared/page/whenIdle.ts'
import { pathnameAtom } from '../shared/router/search.ts'
import {
  areNoticesAwaitedAtom,
  lastNoticesAtom,
  nextNotices,
  type NoticeKind,
  noticeKinds,
  shownNoticesAtom,
} from './notices.ts'
import { useNoticesStyles } from './Notices.styles.ts'

const OfflineNotice = lazyPart(async () => (await import('./OfflineNotice.tsx')).OfflineNotice)
const ConnectionLost = lazyPart(
  async () => (await import('../features/profiles/components/ConnectionLost.tsx')).ConnectionLost,
)
const CreditsBanner = lazyPart(
  async () => (await import('../features/purchase/components/CreditsBanner.tsx')).CreditsBanner,
)
const EmailNotice = lazyPart(async () => (await import('../features/auth/components/EmailNotice.tsx')).EmailNotice)

interface NoticeProps {
  readonly kind: NoticeKind
  readonly fallback?: ReactNode
}

function Notice({ kind, ...props }: NoticeProps) {
  if (kind === 'email') return <EmailNotice {...props} />
  return kind === 'connection' ? <ConnectionLost {...props} /> : <CreditsBanner {...props} />
}

/**
 * The notices above a page (SHELL-120, AUTH-26, SHELL-25, BILL-42). If a notice showed on the last visit, its space is
 * reserved until the app knows if it shows again (SHELL-87).
 */
export function Notices() {
  const styles = useNoticesStyles()
  const page = useAtomValue(pathnameAtom).split('/')[1]
  const all = useAtomValue(shownNoticesAtom)
  const [last, setLast] = useAtom(lastNoticesAtom)
  const areAwaited = useAtomValue(areNoticesAwaitedAtom)
  const isOnline = useIsOnline()
  const store = useStore()
  const disconnected = useAtomValue(disconnectedProfileIdsAtom)
  usePreload(OfflineNotice)
  useEffect(() => {
    if (!areAwaited) setLast(nextNotices(all))
    if (disconnected) keepDismissalsCurrent(store, disconnected)
  }, [areAwaited, setLast, all, disconnected, store])

  // The profiles' page shows lost connections in its rows (SHELL-25).
  const shown = page === 'profiles' ? { ...all, connection: false } : all
  const place = <div className={styles.place} />
  return (
    <>
      {!isOnline && <OfflineNotice fallback={place} />}
      {noticeKinds.map((kind) => {
        if (shown[kind] === undefined) return last?.includes(kind) ? <Fragment key={kind}>{place}</Fragment> : null
        return shown[kind] ? <Notice key={kind} kind={kind} fallback={place} /> : null
      })}
    </>
  )
}
