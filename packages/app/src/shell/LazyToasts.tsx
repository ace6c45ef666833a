import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { type ComponentType, useEffect, useState } from 'react'
import { reportError } from '../shared/api/reportError.ts'
import { pathnameAtom } from '../shared/router/search.ts'
import { waitingToastsAtom } from '../shared/toast/toasts.ts'
import { whenIdle } from '../shared/page/whenIdle.ts'
import { QuietBoundary } from './QuietBoundary.tsx'

const quietCheckMs = 200
const retryMs = 5000

/**
 * Loads the code of the toasts while the browser is idle. The first toast may report a lost network, and without a
 * network, the code could not load. A failed load is repeated when the browser is online again, and every 5 s while a
 * toast waits.
 */
export function LazyToasts() {
  const waitingCount = useAtomValue(waitingToastsAtom).length
  const queryClient = useAtomValue(queryClientAtom)
  const [Toasts, setToasts] = useState<ComponentType>()
  const [wereNeeded, setWereNeeded] = useState(false)
  if (waitingCount > 0 && !wereNeeded) setWereNeeded(true)
  useEffect(() => {
    if (Toasts) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      try {
        const loaded = await import('./Toasts.tsx')
        if (!isGone) setToasts(() => loaded.Toasts)
      } catch (error) {
        reportError(error, { source: 'part' })
        if (!isGone && wereNeeded) timer = setTimeout(load, retryMs)
      }
    }
    if (wereNeeded) void load()
    // While no toast waits, the code loads only after all queries of the page have their responses.
    else
      whenIdle(function loadOnceQuiet() {
        if (isGone) return
        if (queryClient.isFetching() > 0) setTimeout(() => whenIdle(loadOnceQuiet), quietCheckMs)
        else void load()
      })
    window.addEventListener('online', load)
    return () => {
      isGone = true
      clearTimeout(timer)
      window.removeEventListener('online', load)
    }
  }, [Toasts, wereNeeded, queryClient])
  const page = useAtomValue(pathnameAtom)
  if (!wereNeeded || !Toasts) return null
  return (
    <QuietBoundary page={page}>
      <Toasts />
    </QuietBoundary>
  )
}
