import { Field } from '@fluentui/react-components'
import { PickerField } from './PickerField.tsx'
import { type PickerOption } from './pickerOptions.ts'
import { type SearchPickerProps } from './SearchPickerProps.ts'
import { useSearchPicker } from './useSearchPicker.ts'

/**
 * A labelled field for searching and choosing. If the user leaves the field, a text that is exactly the name of an
 * option, ignoring case, chooses it; Escape restores the previous choice. In a drawer or dialog, the list stays part of
 * it and is not cut off.
 */
export function SearchPicker<Option extends PickerOption = PickerOption>(props: SearchPickerProps<Option>) {
  const { label, labelledBy, field: { hint, errorText, isRequired = false } = {} } = props
  const picker = useSearchPicker(props)
  const error = picker.unresolvedError ?? errorText
  return (
    <Field
      {...(labelledBy === undefined && { label })}
      required={isRequired}
      {...(hint === undefined ? {} : { hint })}
      {...(error === undefined || error === '' ? {} : { validationMessage: error })}
    >
      <PickerField props={props} picker={picker} />
    </Field>
  )
}
