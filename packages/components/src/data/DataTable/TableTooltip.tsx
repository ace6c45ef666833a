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

/** False for an element that is scrolled out of view, or removed. */
function isInside(inner: Element, outer: Element): boolean {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
  return one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom
}

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
    let found: Hint | undefined
    const hide = () => {
      window.clearTimeout(timer)
      found = undefined
      setHint(undefined)
    }
    const showFound = (delay: number) => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setHint(found && isInside(found.target, element) ? found : undefined), delay)
    }
    const show = (target: unknown, delay: number) => {
      found = target instanceof Element ? hintFor(target) : undefined
      if (found) showFound(delay)
      else hide()
    }
    const unmounting = new AbortController()
    const { signal } = unmounting
    element.addEventListener('pointerover', ({ target }) => show(target, showDelay), { signal })
    element.addEventListener('pointerleave', hide, { signal })
    element.addEventListener('pointerdown', hide, { signal })
    element.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(target, 0),
      { signal },
    )
    element.addEventListener('focusout', hide, { signal })
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    // A cell that is focused scrolls into view: its tooltip shows where the cell comes to rest.
    const handleScroll = () => {
      setHint(undefined)
      if (found) showFound(showDelay)
    }
    element.addEventListener('scroll', handleScroll, { capture: true, passive: true, signal })
    return () => {
      window.clearTimeout(timer)
      unmounting.abort()
    }
  }, [root])
  return hint && draw?.(hint)
}
