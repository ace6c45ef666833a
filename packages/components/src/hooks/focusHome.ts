/**
 * Focuses the grid's tab stop inside of an element that has `data-focus-home`, or is part of one. For controls that
 * disappear when they are used.
 */
export function focusHome(element: Element): void {
  const home = element.closest('[data-focus-home]')
  home?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true })
}
