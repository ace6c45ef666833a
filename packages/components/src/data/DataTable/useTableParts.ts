import { useRef } from 'react'
import { lazyPart } from '../../hooks/lazyPart.tsx'

/** These parts of a table load when the pointer or the focus reaches the table. */
export const tableParts = {
  menu: lazyPart(async () => (await import('./TableMenu.tsx')).TableMenu),
  tooltip: lazyPart(async () => (await import('./HintTooltip.tsx')).HintTooltip),
} as const

/** Returns a function that loads `tableParts`. */
export function useTableParts(): () => void {
  const isPreloading = useRef(false)
  return () => {
    if (isPreloading.current) return
    isPreloading.current = true
    for (const { load } of Object.values(tableParts)) load().catch(reportError)
  }
}
