/** A ref for a form: Shift+Enter in a field does not submit it (SHELL-36). */
export function plainEnter(form: HTMLFormElement | null): () => void {
  form?.addEventListener('keydown', ignoreShiftEnter)
  return () => form?.removeEventListener('keydown', ignoreShiftEnter)
}

function ignoreShiftEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.shiftKey && event.target instanceof HTMLInputElement) event.preventDefault()
}
