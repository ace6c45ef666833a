import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the component is still on the screen: the response to a call may arrive after it has gone. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
