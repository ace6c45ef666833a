import { type RefObject, useLayoutEffect, useRef } from 'react'

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled])'

/** Moves a lost focus into new content, because a dialog without the focus ignores Escape. `content`: its name. */
export function useFocusKept(container: RefObject<HTMLElement | null>, content: string): void {
  const shown = useRef(content)
  useLayoutEffect(() => {
    if (shown.current === content) return
    shown.current = content
    if (document.activeElement === document.body) container.current?.querySelector<HTMLElement>(focusable)?.focus()
  }, [container, content])
}
