import { type RefObject, useLayoutEffect, useRef } from 'react'

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled])'

/**
 * Keeps the focus in a part of the page whose content changes: where the focused control went with what stood there, the first one of what stands
 * there now takes over. Without it a dialog would no longer hear Escape.
 * @param container what holds the content
 * @param content names what stands in it: the focus is looked after when it changes
 */
export function useFocusKept(container: RefObject<HTMLElement | null>, content: string): void {
  const shown = useRef(content)
  useLayoutEffect(() => {
    if (shown.current === content) return
    shown.current = content
    if (document.activeElement === document.body) container.current?.querySelector<HTMLElement>(focusable)?.focus()
  }, [container, content])
}
