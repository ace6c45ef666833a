import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Brings the focus back to where it was before something opened (look: behaviour). Fluent does so for triggers that it knows;
 * dialogs and drawers that are opened by a route or a callback have none. Call it in the component that renders the surface.
 * @param isOpen whether the surface shows
 */
export function useFocusReturn(isOpen: boolean): void {
  const origin = useRef<HTMLElement | null>(null)
  const returning = useRef<number>(undefined)
  // A layout effect: it runs before Fluent moves the focus into the surface, which it does in an effect.
  useLayoutEffect(() => {
    if (isOpen) origin.current ??= document.activeElement instanceof HTMLElement ? document.activeElement : null
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return undefined
    // Strict mode closes and opens once more: that is no closing.
    if (returning.current !== undefined) cancelAnimationFrame(returning.current)
    return () => {
      // The surface lets go of the focus once it is gone; what has taken the focus since then keeps it.
      returning.current = requestAnimationFrame(() => {
        const target = origin.current
        origin.current = null
        const active = document.activeElement
        const isFocusFree = active === null || active === document.body || active.closest('[role="dialog"], [role="alertdialog"]') !== null
        if (target?.isConnected && isFocusFree) target.focus()
      })
    }
  }, [isOpen])
}
