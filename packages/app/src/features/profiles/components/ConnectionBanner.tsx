import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, lazy, useEffect } from 'react'
import { disconnectedProfileIdsAtom } from '../lostConnections.ts'
import { isConnectionBannerShownAtom, keepDismissalsCurrentAtom } from '../atoms.ts'

const ConnectionLost = lazy(async () => ({ default: (await import('./ConnectionLost.tsx')).ConnectionLost }))

/** Says that profiles lost their connection, until it is dismissed or they are back (SHELL-25, SHELL-26). */
export function ConnectionBanner() {
  const isShown = useAtomValue(isConnectionBannerShownAtom)
  const disconnected = useAtomValue(disconnectedProfileIdsAtom)
  const keepCurrent = useSetAtom(keepDismissalsCurrentAtom)
  useEffect(() => {
    if (disconnected) keepCurrent(disconnected)
  }, [disconnected, keepCurrent])
  if (!isShown) return null
  return (
    <Suspense>
      <ConnectionLost />
    </Suspense>
  )
}
