import { useRef } from 'react'
import { lazyPart } from '../../hooks/lazyPart.tsx'

/** Parts of a table that are not needed before the pointer or the focus reaches the table. */
export const tableParts = {
  menu: lazyPart(async () => (await import('./TableMenu.tsx')).TableMenu),
  tooltip: lazyPart(async () => (await import('./HintTooltip.tsx')).HintTooltip),
} as const

/**
 * Returns a function that loads `tableParts`. Call this function when the pointer or the focus reaches the table.
 * If the load of a part fails, the part is loaded again when it is used.
 */
export function useTableParts(): () => void {
  const isPreloading = useRef(false)
  return () => {
    if (isPreloading.current) return
    isPreloading.current = true
    for (const { load } of Object.values(tableParts)) load().catch(reportError)
  }
}
