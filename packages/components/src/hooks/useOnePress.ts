import { useRef, useState } from 'react'

/**
 * Returns a function that runs what a press does, once: until its promise settles and the result has rendered, it
 * ignores further presses.
 */
export function useOnePress(): (act: () => unknown) => void {
  const startedCount = useRef(0)
  const [endedCount, setEndedCount] = useState(0)
  const run = async (act: () => unknown) => {
    try {
      await act()
    } finally {
      setEndedCount((count) => count + 1)
    }
  }
  return (act) => {
    if (startedCount.current > endedCount) return
    startedCount.current += 1
    void run(act)
  }
}
