import { fireEvent } from 'storybook/test'

/** What the browser does when a person types: asks the field first. Keys of a test can't, so this says it as the browser does. */
export const input = (field: HTMLElement, inputType: string, data: string | null = null) =>
  fireEvent(field, new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true, composed: true }))

export async function write(field: HTMLElement, text: string): Promise<void> {
  for (const letter of Array.from(text)) await input(field, 'insertText', letter)
}

export function caretTo(field: HTMLElement, place: 'start' | 'end'): void {
  field.focus()
  getSelection()?.selectAllChildren(field)
  getSelection()?.[place === 'start' ? 'collapseToStart' : 'collapseToEnd']()
}
