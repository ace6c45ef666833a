import { useEffect } from 'react'

/** Starts the run when the component mounts, or continues it. */
export function useStarted<Run extends { readonly start: () => Promise<void> }>(run: Run): Run {
  useEffect(() => void run.start(), [run])
  return run
}
