import { type RefObject, useEffect, useState } from 'react'
import { usePart } from '../../hooks/onDemand.ts'
import { type Hint } from './HintTooltip.tsx'
import { tableParts } from './useTableParts.ts'

interface TableTooltipProps {
  /** The table with its footer. */
  readonly root: RefObject<HTMLElement | null>
}

/** Delay of a tooltip on hover, in ms; on keyboard focus there is none. */
const showDelay = 350

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

/**
 * The one tooltip of a table: hints of buttons, and texts that are cut off. A tooltip in each cell would cost more than
 * the cell.
 */
export function TableTooltip({ root }: TableTooltipProps) {
  const [hint, setHint] = useState<Hint>()
  const draw = usePart(tableParts.tooltip, hint !== undefined, reportError)
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    let timer = 0
    const show = (target: unknown, delay: number) => {
      window.clearTimeout(timer)
      const found = target instanceof Element ? hintFor(target) : undefined
      if (!found) setHint(undefined)
      else timer = window.setTimeout(() => setHint(found), delay)
    }
    const handleOver = ({ target }: Event) => show(target, showDelay)
    const handleFocus = ({ target }: Event) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(target, 0)
    }
    const hide = () => {
      window.clearTimeout(timer)
      setHint(undefined)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    element.addEventListener('pointerover', handleOver)
    element.addEventListener('pointerleave', hide)
    element.addEventListener('pointerdown', hide)
    element.addEventListener('focusin', handleFocus)
    element.addEventListener('focusout', hide)
    element.addEventListener('keydown', handleKey)
    element.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('pointerover', handleOver)
      element.removeEventListener('pointerleave', hide)
      element.removeEventListener('pointerdown', hide)
      element.removeEventListener('focusin', handleFocus)
      element.removeEventListener('focusout', hide)
      element.removeEventListener('keydown', handleKey)
      element.removeEventListener('scroll', hide, { capture: true })
    }
  }, [root])
  return hint && draw?.(hint)
}
