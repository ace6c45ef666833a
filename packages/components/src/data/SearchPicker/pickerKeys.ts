import { type KeyboardEvent } from 'react'
import { indexAfterKey, type PickerOption } from './pickerOptions.ts'
import { type Picker } from './useSearchPicker.ts'

/** Whether a key writes into the field. Input methods announce theirs as 'Process'. */
const isWriting = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (key.length === 1 && !ctrlKey && !metaKey) || key === 'Process'

/** Does what a key means in the field; keys that mean nothing there are left alone. */
export function handlePickerKey<Option extends PickerOption>(
  event: KeyboardEvent<HTMLInputElement>,
  picker: Picker<Option>,
  isMultiple: boolean,
): void {
  const { key, altKey, nativeEvent } = event
  if (nativeEvent.isComposing) return
  if ((key === 'Backspace' || key === 'Delete') && picker.query === '') {
    // The name in the closed field is not a text to edit. A key that is held down stops at the end of the search.
    if (!event.repeat) picker.removeLast(event)
    event.preventDefault()
  } else if (key === 'Escape' && !picker.isClosed) {
    // Closes the list, not the drawer or the browser's dialog around it.
    event.stopPropagation()
    event.preventDefault()
    picker.restore()
  } else if (picker.isOpen) handleOpenKey(event, picker, isMultiple)
  else if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter') {
    event.preventDefault()
    picker.open()
  } else if (picker.isClosed && isWriting(event) && !altKey) {
    // What is typed replaces the name of what is chosen.
    event.currentTarget.select()
  }
}

function handleOpenKey<Option extends PickerOption>(
  event: KeyboardEvent<HTMLInputElement>,
  picker: Picker<Option>,
  isMultiple: boolean,
): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (key === 'Tab') {
    if (picker.hasMoved && !isMultiple) picker.enter(event)
    return
  }
  const hasModifier = altKey || ctrlKey || metaKey || shiftKey
  const index = hasModifier ? undefined : indexAfterKey(key, picker.active, picker.rowCount)
  if (index !== undefined) {
    if (Number.isFinite(index)) picker.move(index)
  } else if (key === 'Enter') picker.enter(event)
  else if (key === 'ArrowUp' && altKey) picker.restore()
  else return
  event.preventDefault()
}
