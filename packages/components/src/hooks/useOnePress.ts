import { useRef, useState } from 'react'

/**
 * Returns a function that runs an action. The function ignores further presses until the action has ended and its
 * result has rendered.
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
