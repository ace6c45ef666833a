import { useEffect, useEffectEvent } from 'react'

/** Calls back when the component unmounts. */
export function useOnUnmount(callback: () => void): void {
  const end = useEffectEvent(callback)
  useEffect(() => () => end(), [])
}
