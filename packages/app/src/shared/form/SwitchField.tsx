import { LabelledSwitch } from '@tandem/components'
import { useFormField } from './useFormField.ts'

interface SwitchFieldProps {
  readonly name: string
  readonly label: string
  readonly description?: string
}

export function SwitchField({ name, label, description }: SwitchFieldProps) {
  const { value, change } = useFormField(name)
  return (
    <LabelledSwitch
      label={label}
      isOn={value === true}
      onChange={(_, { isOn }) => change(isOn)}
      description={description}
    />
  )
}
