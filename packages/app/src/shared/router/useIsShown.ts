import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that is true while the component is mounted. Use it for responses that may arrive after the
 * component has unmounted.
 */
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
