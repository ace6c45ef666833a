import { type FocusEventHandler, type RefObject, useLayoutEffect, useRef } from 'react'

const focusable = 'a[href], button:not([disabled]), input:not([disabled])'

/**
 * Keeps the focus in a list with removable items (`li`). If the focused item is removed, the focus moves to the last
 * control of the next item. If there is no next item, the focus moves to the previous item. If the list is empty, the
 * focus moves to the first control in the container.
 * @param container contains the list. The calling component must render whenever the items change.
 * @returns the event handlers of the container
 */
export function useFocusInList(container: RefObject<HTMLElement | null>): FocusEventHandler {
  const held = useRef<{ readonly item: Element; readonly place: number }>(undefined)
  useLayoutEffect(() => {
    const [last, around] = [held.current, container.current]
    if (!last || !around || last.item.isConnected || document.activeElement !== document.body) return
    const items = around.querySelectorAll('li')
    const next = items[Math.min(last.place, items.length - 1)]
    const controls = (next ?? around).querySelectorAll<HTMLElement>(focusable)
    // The last control of an item is its remove button, so that the same key also removes the next item.
    controls[next ? controls.length - 1 : 0]?.focus()
  })
  return ({ target, currentTarget }) => {
    const item = target.closest('li')
    const items = [...currentTarget.querySelectorAll('li')]
    held.current = item && items.includes(item) ? { item, place: items.indexOf(item) } : undefined
  }
}
