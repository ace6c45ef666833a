/** The control that an element is part of. A row counts: a click opens it. */
const controlOf = ({ target }: MouseEvent): Element | null =>
  target instanceof Element ? target.closest('a, button, [role="menuitem"], [role="row"]') : null

/**
 * Makes a double click count once where its first click has moved something else under the pointer: the second one
 * does nothing (SHELL-88). Inside of `data-single-click` it never does: there the same button acts on the next thing.
 */
export function guardDoubleClicks(): void {
  let clicked: Element | null = null
  const guard = (event: MouseEvent) => {
    const control = controlOf(event)
    if (event.detail > 1 && (control !== clicked || control?.closest('[data-single-click]'))) {
      event.preventDefault()
      event.stopPropagation()
    } else clicked = control
  }
  document.addEventListener('click', guard, { capture: true })
}
