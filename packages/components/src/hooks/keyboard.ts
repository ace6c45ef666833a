/** True if a key is pressed without modifiers. */
export const isWithoutModifiers = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey)

/** Text fields with their own undo. */
export const textFields = 'input, textarea, [contenteditable="true"]'

/**
 * Elements in which letter keys have a meaning, such as fields and menus. Single-letter shortcuts are off in these
 * elements.
 */
export const letterFields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]'

/** A ref for a form: Shift+Enter in a field does not submit it (SHELL-36). */
export function plainEnter(form: HTMLFormElement | null): () => void {
  form?.addEventListener('keydown', ignoreShiftEnter)
  return () => form?.removeEventListener('keydown', ignoreShiftEnter)
}

function ignoreShiftEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.shiftKey && event.target instanceof HTMLInputElement) event.preventDefault()
}
