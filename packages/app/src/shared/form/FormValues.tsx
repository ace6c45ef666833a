import { useFormState } from 'react-final-form'

const subscription = { values: true }

interface FormValuesProps {
  /** Called at the start and after each change. */
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void
}

/** A separate component, so that a change of a value renders only this component. */
export function FormValues({ onChange }: FormValuesProps) {
  useFormState({ subscription, onChange: ({ values }) => onChange(values) })
  return null
}
