import { type FocusEventHandler, type RefObject, useLayoutEffect, useRef } from 'react'

const focusable = 'a[href], button:not([disabled]), input:not([disabled])'

/**
 * Keeps the focus in a list with removable items (`li`).
 * @param container contains the list. The calling component must render after each change of the items.
 * @returns the event handler of the container
 */
export function useFocusInList(container: RefObject<HTMLElement | null>): FocusEventHandler {
  const held = useRef<{ readonly item: Element; readonly place: number }>(undefined)
  useLayoutEffect(() => {
    const [last, around] = [held.current, container.current]
    // A closed dialog may have given the focus to an element around the list, because its opener was removed.
    if (!last || !around || last.item.isConnected || document.activeElement?.contains(around) !== true) return
    const items = around.querySelectorAll('li')
    const next = items[Math.min(last.place, items.length - 1)]
    const controls = (next ?? around).querySelectorAll<HTMLElement>(focusable)
    // The last control of an item is the remove button. It gets the focus, so that the same key removes the next item.
    controls[next ? controls.length - 1 : 0]?.focus()
  })
  return ({ target, currentTarget }) => {
    // React also reports the focus in a dialog that an item has opened. The handler ignores it: `held` keeps the item.
    if (!currentTarget.contains(target)) return
    const item = target.closest('li')
    const items = [...currentTarget.querySelectorAll('li')]
    held.current = item && items.includes(item) ? { item, place: items.indexOf(item) } : undefined
  }
}
