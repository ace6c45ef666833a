import {
  mergeClasses,
  renderCombobox_unstable,
  Spinner,
  useCombobox_unstable,
  useComboboxContextValues,
  useComboboxStyles_unstable,
} from '@fluentui/react-components'
import { type ComponentProps, type ElementType, type KeyboardEvent, useRef } from 'react'
import { indexAfterKey, type PickerOption } from './pickerOptions.ts'
import { PickerRows, rowId, rowIndexAt } from './PickerRows.tsx'
import { PickerTags } from './PickerTags.tsx'
import { useSearchPickerStyles } from './SearchPicker.styles.ts'
import { type SearchPickerProps } from './SearchPickerProps.ts'
import { type Picker } from './useSearchPicker.ts'

interface PickerFieldProps<Option extends PickerOption> {
  readonly props: SearchPickerProps<Option>
  readonly picker: Picker<Option>
}

/**
 * Fluent's Combobox with a separate list, because Fluent finds only options that are in the DOM. A long list has only
 * its visible options in the DOM. Place this component inside a `Field`.
 */
export function PickerField<Option extends PickerOption>({ props, picker }: PickerFieldProps<Option>) {
  const { label, labelledBy, values, choice = {}, field = {} } = props
  const { isMultiple = false, isClearable = false, isQuiet = false } = choice
  const { placeholder = '', isDisabled = false, icon } = field
  const styles = useSearchPickerStyles()
  const input = useRef<HTMLInputElement>(null)
  const hasTags = choice.shownAs === 'tags' && values.length > 0
  const chosenText = hasTags ? '' : picker.chosenText
  const { isOpen } = picker
  const state = useCombobox_unstable(
    {
      open: isOpen,
      onOpenChange: (event, { open }) => (open ? picker.open() : picker.leave(event)),
      value: picker.isClosed ? chosenText : picker.query,
      placeholder: hasTags ? '' : chosenText || placeholder,
      selectedOptions: [...values],
      clearable: isClearable && !isMultiple,
      onOptionSelect: (event) => picker.clear(event),
      disabled: isDisabled,
      autoComplete: 'off',
      spellCheck: false,
      inlinePopup: true,
      // The list opens below or above the field. It is as wide as the field, and covers no elements next to the field.
      positioning: {
        position: 'below',
        fallbackPositions: ['above'],
        align: 'start',
        offset: 2,
        strategy: 'fixed',
        matchTargetSize: 'width',
      },
      expandIcon: picker.isLoading
        ? { tabIndex: -1, children: <Spinner aria-hidden size="extra-tiny" /> }
        : { tabIndex: -1 },
      onFocus: (event) => event.target.select(),
      input: {
        className: mergeClasses(styles.input, hasTags && styles.besideTags, isQuiet && picker.isClosed && styles.note),
      },
      ...(labelledBy !== undefined && { 'aria-labelledby': labelledBy }),
      root: {
        className: mergeClasses(styles.root, icon && styles.withIcon, hasTags && styles.tall),
        children: (Root: ElementType, { children, ...rootProps }: ComponentProps<'div'>) => (
          <Root {...rootProps}>
            {icon && <span className={styles.icon}>{icon}</span>}
            {hasTags && (
              <PickerTags
                label={label}
                values={values}
                nameOf={picker.nameOf}
                isDisabled={isDisabled}
                onRemove={(event, value) => {
                  picker.remove(event, value)
                  if (values.length === 1) input.current?.focus()
                }}
              />
            )}
            {children}
          </Root>
        ),
      },
      listbox: {
        className: styles.popup,
        ...(labelledBy !== undefined && { 'aria-labelledby': labelledBy }),
        // Chromium would make the scrolling list a tab stop.
        tabIndex: -1,
        'aria-multiselectable': isMultiple || undefined,
        'aria-busy': picker.isLoading,
        onClick: (event) => {
          const index = rowIndexAt(event.target)
          if (index !== undefined) picker.choose(event, picker.rows[index])
        },
      },
    },
    input,
  )
  useComboboxStyles_unstable(state)
  const listId = state.listbox?.id ?? ''
  return renderCombobox_unstable(
    {
      ...state,
      input: {
        ...state.input,
        'aria-autocomplete': 'list',
        'aria-activedescendant': isOpen ? rowId(listId, picker.active) : undefined,
        onChange: (event) => picker.type(event, event.target.value),
        onClick: () => picker.open(),
        onPaste: (event) => picker.isClosed && event.currentTarget.select(),
        onKeyDown: (event) => {
          if (event.key === 'ArrowLeft' && picker.query === '' && hasTags) {
            // Moves the focus to the last tag.
            const removals = event.currentTarget.parentElement?.querySelectorAll('button')
            removals?.item(removals.length - 1).focus()
          } else handlePickerKey(event, picker, isMultiple)
        },
      },
      listbox:
        isOpen && state.listbox
          ? {
              ...state.listbox,
              children: (
                <PickerRows
                  id={listId}
                  rows={picker.rows}
                  active={picker.active}
                  values={values}
                  isMultiple={isMultiple}
                  renderOption={props.renderOption}
                />
              ),
            }
          : undefined,
    },
    useComboboxContextValues(state),
  )
}

/** Input methods report their keys as 'Process'. */
const isWriting = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (key.length === 1 && !ctrlKey && !metaKey) || key === 'Process'

function handlePickerKey<Option extends PickerOption>(
  event: KeyboardEvent<HTMLInputElement>,
  picker: Picker<Option>,
  isMultiple: boolean,
): void {
  const { key, altKey, nativeEvent } = event
  if (nativeEvent.isComposing) return
  if ((key === 'Backspace' || key === 'Delete') && picker.query === '') {
    // Without a search text, Backspace and Delete remove the choice or the last tag, but not while the key is held.
    if (!event.repeat) picker.removeLast(event)
    event.preventDefault()
  } else if (key === 'Escape' && !picker.isClosed) {
    // The drawer or dialog around the field stays open.
    event.stopPropagation()
    event.preventDefault()
    picker.restore()
  } else if (picker.isOpen) handleOpenKey(event, picker, isMultiple)
  else if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter') {
    event.preventDefault()
    picker.open()
  } else if (picker.isClosed && isWriting(event) && !altKey) {
    // The typed character replaces the name of the choice.
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
    // In a field for one choice, Tab chooses the option that the arrow keys moved to.
    if (picker.hasMoved && !isMultiple && picker.rows[picker.active]?.kind === 'option') picker.enter(event)
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
