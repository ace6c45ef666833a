import { Tooltip } from '@fluentui/react-components'
import { type RefObject, useEffect, useState } from 'react'

interface TableTooltipProps {
  /** The table with its footer. */
  readonly root: RefObject<HTMLElement | null>
}

/** Delay of a tooltip on hover, in ms; on keyboard focus there is none. */
const showDelay = 350

const isCutOff = (element: HTMLElement) => element.scrollWidth > element.clientWidth

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
export function TableTooltip({ root }: TableTooltipProps) {
  const [hint, setHint] = useState<ReturnType<typeof hintFor>>()
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
    // The pointer or the focus was there before the code of the tooltip.
    show([...element.querySelectorAll(':hover')].at(-1), showDelay)
    const focused = element.querySelector(':focus-visible')
    if (focused) show(focused, 0)
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
  if (!hint) return undefined
  // Screen readers already read the names and whole texts.
  return (
    <Tooltip
      visible
      relationship="inaccessible"
      content={hint.text}
      positioning={{ target: hint.target, position: 'above' }}
    />
  )
}
