import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { waitingToastsAtom } from '../shared/toasts.ts'

/**
 * Toasts, loaded once the page is there: the first of them may say that there is no network. What shows them can not be loaded itself then, so
 * it is asked for again when there is a network, and the page goes on meanwhile.
 */
export function LazyToasts() {
  const waitingCount = useAtomValue(waitingToastsAtom).length
  const [Toasts, setToasts] = useState<ComponentType>()
  const [wereNeeded, setWereNeeded] = useState(false)
  if (waitingCount > 0 && !wereNeeded) setWereNeeded(true)
  useEffect(() => {
    if (Toasts) return undefined
    let isGone = false
    const load = async () => {
      try {
        const loaded = await import('./Toasts.tsx')
        if (!isGone) setToasts(() => loaded.Toasts)
      } catch (error) {
        reportError(error)
      }
    }
    void load()
    window.addEventListener('online', load)
    return () => {
      isGone = true
      window.removeEventListener('online', load)
    }
  }, [Toasts])
  return wereNeeded && Toasts ? <Toasts /> : null
}
