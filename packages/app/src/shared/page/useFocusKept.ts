import { type RefObject, useLayoutEffect, useRef } from 'react'

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled])'

/**
 * Keeps the focus in a part of the page whose content changes. When the focused control disappears, the first control
 * of the new content gets the focus. Without a focus inside, a dialog would not react to Escape.
 * @param content a name of the content. The focus is checked when the name changes
 */
export function useFocusKept(container: RefObject<HTMLElement | null>, content: string): void {
  const shown = useRef(content)
  useLayoutEffect(() => {
    if (shown.current === content) return
    shown.current = content
    if (document.activeElement === document.body) container.current?.querySelector<HTMLElement>(focusable)?.focus()
  }, [container, content])
}
