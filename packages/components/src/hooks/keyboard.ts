export const isWithoutModifiers = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey)

/** Selects the elements in which users type. */
export const textFields = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]'

/** Single-letter shortcuts are off in these elements. */
export const letterFields = `${textFields}, select, [role="combobox"], [role="menu"]`

/** A ref for a form. Shift+Enter in a single-line field does not submit the form (SHELL-36). */
export function plainEnter(form: HTMLFormElement | null): () => void {
  form?.addEventListener('keydown', ignoreShiftEnter)
  return () => form?.removeEventListener('keydown', ignoreShiftEnter)
}

function ignoreShiftEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.shiftKey && event.target instanceof HTMLInputElement) event.preventDefault()
}
