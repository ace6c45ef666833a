import { Field } from '@fluentui/react-components'
import { PickerField } from './PickerField.tsx'
import { type PickerOption } from './pickerOptions.ts'
import { type SearchPickerProps } from './SearchPickerProps.ts'
import { useSearchPicker } from './useSearchPicker.ts'

/**
 * A labelled field to search and choose in. A text that is exactly the name of an option, ignoring case, counts as
 * chosen when the field is left; Escape brings back what was chosen. In a drawer or dialog the list stays a part of it
 * and is not cut off.
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
