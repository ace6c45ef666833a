import { useEffect, useEffectEvent } from 'react'

export function useOnUnmount(callback: () => void): void {
  const end = useEffectEvent(callback)
  useEffect(() => () => end(), [])
}
