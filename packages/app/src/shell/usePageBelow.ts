import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { entryNumber } from '../shared/router/useCloseOverlay.ts'

/**
 * Puts the page below into the history, where an overlay was opened directly: Back then closes the overlay, as it does
 * after a click on the page.
 */
export function usePageBelow(pageBelow: string): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || entryNumber() > 0) return
    isDone.current = true
    const put = async () => {
      await navigate({ pathname: pageBelow, search }, { replace: true })
      await navigate({ pathname, search })
    }
    void put()
  }, [navigate, pageBelow, pathname, search])
}
