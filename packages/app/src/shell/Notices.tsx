import { lazyPart } from '@tandem/components'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { keepDismissalsCurrent } from '../features/profiles/atoms.ts'
import { disconnectedProfileIdsAtom } from '../features/profiles/lostConnections.ts'
import { pathnameAtom } from '../shared/router/search.ts'
import {
  lastNoticesAtom,
  nextNotices,
  type NoticeKind,
  noticeKinds,
  placesOf,
  shownNoticesAtom,
} from './noticePlaces.ts'
import { useNoticesStyles } from './Notices.styles.ts'

const ConnectionLost = lazyPart(
  async () => (await import('../features/profiles/components/ConnectionLost.tsx')).ConnectionLost,
)
const LimitBanner = lazyPart(async () => (await import('../features/purchase/components/LimitBanner.tsx')).LimitBanner)
const EmailNotice = lazyPart(async () => (await import('../features/auth/components/EmailNotice.tsx')).EmailNotice)

interface NoticeProps {
  readonly kind: NoticeKind
  readonly isCard?: boolean
  /** Shows while the notice loads. */
  readonly fallback?: ReactNode
}

function Notice({ kind, ...props }: NoticeProps) {
  if (kind === 'email') return <EmailNotice {...props} />
  return kind === 'connection' ? <ConnectionLost {...props} /> : <LimitBanner kind={kind} {...props} />
}

/**
 * Above the pages of a signed-in user: an address to confirm (AUTH-26), lost connections (SHELL-25) and used up limits
 * of the plan (BILL-42). A notice loads when it shows. A notice that appears after its page covers the page until
 * another page opens (SHELL-87).
 */
export function Notices() {
  const styles = useNoticesStyles()
  const page = useAtomValue(pathnameAtom).split('/')[1] ?? ''
  const all = useAtomValue(shownNoticesAtom)
  // The page of the profiles marks the profiles itself (SHELL-25).
  const shown = page === 'profiles' ? { ...all, connection: false } : all
  const [last = [], setLast] = useAtom(lastNoticesAtom)
  const [before, setBefore] = useState(() => placesOf(undefined, { page, shown, last }))
  const now = placesOf(before, { page, shown, last })
  if (now !== before) setBefore(now)
  const store = useStore()
  const disconnected = useAtomValue(disconnectedProfileIdsAtom)
  useEffect(() => {
    setLast(nextNotices(all))
    if (disconnected) keepDismissalsCurrent(store, disconnected)
  }, [setLast, all, disconnected, store])

  const { places } = now
  const late = noticeKinds.filter((kind) => places[kind] === 'over' && shown[kind])
  const place = <div className={styles.place} />
  return (
    <>
      {noticeKinds
        .filter((kind) => places[kind] !== 'over')
        .map((kind) => (
          <Fragment key={kind}>{shown[kind] ? <Notice kind={kind} fallback={place} /> : place}</Fragment>
        ))}
      {late.length > 0 && (
        <div className={styles.over}>
          <div className={styles.cards}>
            {late.map((kind) => (
              <div key={kind} className={styles.card}>
                <Notice kind={kind} isCard />
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
