import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that returns true while the component is mounted. */
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
