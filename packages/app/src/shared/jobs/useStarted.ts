import { useEffect } from 'react'

export function useStarted<Run extends { readonly start: () => Promise<void> }>(run: Run): Run {
  useEffect(() => void run.start(), [run])
  return run
}
