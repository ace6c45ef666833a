import { useEffect, useState } from 'react'

/**
 * The claim, true only from the next frame on: what closes in the same moment has then given the focus back, so that the dialog that opens
 * now keeps it, and knows where it was.
 */
export function useNextFrame(claim: boolean): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!claim) return undefined
    const frame = requestAnimationFrame(() => setIsDue(true))
    return () => {
      cancelAnimationFrame(frame)
      setIsDue(false)
    }
  }, [claim])
  return claim && isDue
}
