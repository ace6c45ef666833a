import { useRef } from 'react'
import { lazyPart } from '../../hooks/lazyPart.tsx'

/** Parts of a table that show only after contact with the pointer or the focus. */
export const tableParts = {
  menu: lazyPart(async () => (await import('./TableMenu.tsx')).TableMenu),
  tooltip: lazyPart(async () => (await import('./HintTooltip.tsx')).HintTooltip),
} as const

/** Loads them when the pointer or the focus first reaches the table. A part that fails to load loads again on use. */
export function useTableParts(): () => void {
  const isPreloading = useRef(false)
  return () => {
    if (isPreloading.current) return
    isPreloading.current = true
    for (const { load } of Object.values(tableParts)) load().catch(reportError)
  }
}
