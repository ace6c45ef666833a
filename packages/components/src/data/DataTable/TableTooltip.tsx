import { type RefObject } from 'react'
import { usePart } from '../../hooks/lazyPart.tsx'
import { useHint } from '../../hooks/useHint.ts'
import { type Hint } from './HintTooltip.tsx'
import { tableParts } from './useTableParts.ts'

interface TableTooltipProps {
  /** The table with its footer. */
  readonly root: RefObject<HTMLElement | null>
}

/** A text for screen readers alone is one pixel wide: it is not cut off. */
const isCutOff = ({ scrollWidth, clientWidth }: HTMLElement) => clientWidth > 1 && scrollWidth > clientWidth

/** The tooltip of an element: its hint, or its cell's text when that is cut off. */
function hintFor(element: Element): Hint | undefined {
  const hinted = element.closest<HTMLElement>('[data-hint]')
  if (hinted) return { target: hinted, text: hinted.dataset['hint'] ?? '' }
  const cell = element.closest<HTMLElement>('[role="gridcell"],[role="columnheader"]')
  if (!cell || cell.querySelector('input')) return undefined
  const cut = isCutOff(cell) ? cell : [...cell.querySelectorAll<HTMLElement>('a,span')].find(isCutOff)
  const text = cell.textContent
  return cut && text ? { target: cell, text } : undefined
}

/** The one tooltip of a table: hints of buttons, and texts that are cut off. */
export function TableTooltip({ root }: TableTooltipProps) {
  const hint = useHint(root, hintFor)
  const draw = usePart(tableParts.tooltip, hint !== undefined, ({ error }) => reportError(error))
  return hint && draw?.(hint)
}
