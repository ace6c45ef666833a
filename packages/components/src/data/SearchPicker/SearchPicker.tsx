import { Field } from '@fluentui/react-components'
import { PickerField } from './PickerField.tsx'
import { type PickerOption } from './pickerOptions.ts'
import { type SearchPickerProps } from './SearchPickerProps.ts'
import { useSearchPicker } from './useSearchPicker.ts'

/** A labelled field in which the user searches and chooses options. */
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
