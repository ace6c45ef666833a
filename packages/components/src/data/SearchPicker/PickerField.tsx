import {
  mergeClasses,
  renderCombobox_unstable,
  Spinner,
  useCombobox_unstable,
  useComboboxContextValues,
  useComboboxStyles_unstable,
} from '@fluentui/react-components'
import { type ComponentProps, type ElementType, useRef } from 'react'
import { handlePickerKey } from './pickerKeys.ts'
import { type PickerOption } from './pickerOptions.ts'
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
 * Fluent's Combobox with a list and keys of our own: Fluent looks for options in the DOM, where a long list is never whole.
 * It has to be inside the `Field` that names it.
 */
export function PickerField<Option extends PickerOption>({ props, picker }: PickerFieldProps<Option>) {
  const { label, values, isMultiple = false, isClearable = false, isDisabled = false, placeholder = '', icon } = props
  const styles = useSearchPickerStyles()
  const input = useRef<HTMLInputElement>(null)
  const hasTags = props.chosenAs === 'tags' && values.length > 0
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
      positioning: { position: 'below', align: 'start', offset: 2, strategy: 'fixed', matchTargetSize: 'width' },
      expandIcon: picker.isLoading
        ? { tabIndex: -1, children: <Spinner aria-hidden size="extra-tiny" /> }
        : { tabIndex: -1 },
      onFocus: (event) => event.target.select(),
      input: { className: mergeClasses(styles.input, hasTags && styles.besideTags) },
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
