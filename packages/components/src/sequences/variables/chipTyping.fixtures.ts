import { expect, waitFor, type within } from 'storybook/test'

export async function loadedField(canvas: ReturnType<typeof within>, name = 'Message'): Promise<HTMLElement> {
  await waitFor(() => expect(canvas.getByRole('textbox', { name })).not.toHaveAttribute('aria-busy'))
  return canvas.getByRole('textbox', { name })
}

export function caretTo(field: HTMLElement, place: 'start' | 'end'): void {
  field.focus()
  getSelection()?.selectAllChildren(field)
  getSelection()?.[place === 'start' ? 'collapseToStart' : 'collapseToEnd']()
}

/** Places the caret at `offset` in the first text node that begins with `text`. */
export function caretIn(field: HTMLElement, text: string, offset: number): void {
  field.focus()
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.startsWith(text)) continue
    getSelection()?.setPosition(walker.currentNode, offset)
    return
  }
  throw new Error(`The field has no text '${text}'.`)
}

/** Types without a pause, even on a slow machine. */
export async function typeAtOnce(text: string): Promise<void> {
  await new Promise(requestAnimationFrame)
  for (const letter of text) {
    document.execCommand('insertText', false, letter)
    await Promise.resolve()
  }
}

export function fireClipboard(field: HTMLElement, type: 'copy' | 'cut' | 'paste', clipboardData: DataTransfer): void {
  field.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
}
