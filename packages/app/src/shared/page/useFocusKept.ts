import { type RefObject, useLayoutEffect, useRef } from 'react'

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled])'

/**
 * After a change of `content`, moves a lost focus to the first control in the container, because a dialog without the
 * focus ignores Escape. `content` is a name for the elements that the container shows.
 */
export function useFocusKept(container: RefObject<HTMLElement | null>, content: string): void {
  const shown = useRef(content)
  useLayoutEffect(() => {
    if (shown.current === content) return
    shown.current = content
    if (document.activeElement === document.body) container.current?.querySelector<HTMLElement>(focusable)?.focus()
  }, [container, content])
}
