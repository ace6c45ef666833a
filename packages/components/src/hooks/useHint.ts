import { type RefObject, useEffect, useState } from 'react'

interface Target {
  /** The tooltip shows next to this element. */
  readonly target: HTMLElement
}

/** Time in ms before the hint shows, on hover and after scrolling. */
const showDelay = 350

function isInside(inner: Element, outer: Element): boolean {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
  return one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom
}

/**
 * Returns the hint of the hovered or focused part of an element. All parts share one tooltip, because tooltips are slow
 * to render.
 * @param hintFor must be the same function in each render
 */
export function useHint<Hint extends Target>(
  root: RefObject<HTMLElement | null>,
  hintFor: (part: Element) => Hint | undefined,
): Hint | undefined {
  const [hint, setHint] = useState<Hint>()
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
    const show = (part: unknown, delay: number) => {
      found = part instanceof Element ? hintFor(part) : undefined
      if (found) showFound(delay)
      else hide()
    }
    const unmounting = new AbortController()
    const { signal } = unmounting
    element.addEventListener('pointerover', ({ target }) => show(target, showDelay), { signal })
    element.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(target, 0),
      { signal },
    )
    for (const type of ['pointerleave', 'pointerdown', 'focusout']) element.addEventListener(type, hide, { signal })
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    // Scrolling hides the hint only for a moment, because a focused part can scroll into view.
    const handleScroll = () => {
      setHint(undefined)
      if (found) showFound(showDelay)
    }
    element.addEventListener('scroll', handleScroll, { capture: true, passive: true, signal })
    return () => {
      window.clearTimeout(timer)
      unmounting.abort()
    }
  }, [root, hintFor])
  return hint
}
