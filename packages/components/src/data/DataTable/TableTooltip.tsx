import { Tooltip } from '@fluentui/react-components'
import { type RefObject, useEffect, useState } from 'react'

interface TableTooltipProps {
  readonly grid: RefObject<HTMLElement | null>
}

/** Delay of a tooltip on hover, in ms; on keyboard focus there is none. */
const showDelay = 350

/** A text for screen readers alone is one pixel wide: it is not cut off. */
const isCutOff = ({ scrollWidth, clientWidth }: HTMLElement) => clientWidth > 1 && scrollWidth > clientWidth

/** The tooltip of an element: its hint, or its cell's text when that is cut off. */
function hintFor(element: Element): { readonly target: HTMLElement; readonly text: string } | undefined {
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
export function TableTooltip({ grid }: TableTooltipProps) {
  const [hint, setHint] = useState<ReturnType<typeof hintFor>>()
  useEffect(() => {
    const element = grid.current
    if (!element) return undefined
    let timer = 0
    const show = (event: Event, delay: number) => {
      window.clearTimeout(timer)
      const found = event.target instanceof Element ? hintFor(event.target) : undefined
      if (!found) setHint(undefined)
      else timer = window.setTimeout(() => setHint(found), delay)
    }
    const handleOver = (event: Event) => show(event, showDelay)
    const handleFocus = (event: Event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event, 0)
    }
    const hide = () => {
      window.clearTimeout(timer)
      setHint(undefined)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    const scroller = element.parentElement
    element.addEventListener('pointerover', handleOver)
    element.addEventListener('pointerleave', hide)
    element.addEventListener('pointerdown', hide)
    element.addEventListener('focusin', handleFocus)
    element.addEventListener('focusout', hide)
    element.addEventListener('keydown', handleKey)
    scroller?.addEventListener('scroll', hide, { passive: true })
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('pointerover', handleOver)
      element.removeEventListener('pointerleave', hide)
      element.removeEventListener('pointerdown', hide)
      element.removeEventListener('focusin', handleFocus)
      element.removeEventListener('focusout', hide)
      element.removeEventListener('keydown', handleKey)
      scroller?.removeEventListener('scroll', hide)
    }
  }, [grid])
  // Screen readers already read the names and whole texts.
  return hint ? (
    <Tooltip
      visible
      relationship="inaccessible"
      content={hint.text}
      positioning={{ target: hint.target, position: 'above' }}
    />
  ) : undefined
}
