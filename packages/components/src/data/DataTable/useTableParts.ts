import { useRef } from 'react'
import { lazyPart } from '../../hooks/lazyPart.tsx'

/** The parts of a table that show after the pointer or the focus has come to it. */
export const tableParts = {
  menu: lazyPart(async () => (await import('./TableMenu.tsx')).TableMenu),
  tooltip: lazyPart(async () => (await import('./HintTooltip.tsx')).HintTooltip),
} as const

/** Loads them when the pointer or the focus first comes to the table. One that fails loads when it is wanted. */
export function useTableParts(): () => void {
  const isPreloading = useRef(false)
  return () => {
    if (isPreloading.current) return
    isPreloading.current = true
    for (const { load } of Object.values(tableParts)) load().catch(reportError)
  }
}
