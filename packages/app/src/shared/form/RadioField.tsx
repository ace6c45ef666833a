import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { useFormField } from './useFormField.ts'

interface RadioFieldProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

export function RadioField({ name, label, choices }: RadioFieldProps) {
  const { value, change } = useFormField(name)
  return (
    <Field label={label}>
      <RadioGroup name={name} value={typeof value === 'string' ? value : ''} onChange={(_, data) => change(data.value)}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={choice.label} />
        ))}
      </RadioGroup>
    </Field>
  )
}
