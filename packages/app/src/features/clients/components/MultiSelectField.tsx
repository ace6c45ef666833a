import { SearchPicker } from '@tandem/components'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { useFormField } from '../../../shared/form/useFormField.ts'

interface MultiSelectFieldProps {
  readonly name: string
  readonly label: string
  /** The options; undefined while they load. */
  readonly options: readonly string[] | undefined
  /** Text in the empty field: 'Search industries'. */
  readonly placeholder: string
}

const nothing: readonly string[] = []

/** A labelled multiple choice in a form. Selected options show as tags, and not in the list. */
export function MultiSelectField({ name, label, options, placeholder }: MultiSelectFieldProps) {
  const { value, error, change } = useFormField(name)
  const chosen = Array.isArray(value) ? value.map(String) : nothing
  return (
    <SearchPicker
      label={label}
      options={options?.filter((text) => !chosen.includes(text)).map((text) => ({ text, value: text }))}
      values={chosen}
      choice={{ isMultiple: true, shownAs: 'tags' }}
      field={{ placeholder, errorText: error }}
      search={{ noMatchText: sharedMessages.nothingFound }}
      onChange={(_, { values }) => change(inOrder(values, options ?? nothing))}
    />
  )
}

/** In the order of the directory. Unknown values are kept at the end. */
function inOrder(chosen: readonly string[], options: readonly string[]): string[] {
  return [...options.filter((option) => chosen.includes(option)), ...chosen.filter((each) => !options.includes(each))]
}
