import { useFormState } from 'react-final-form'

const subscription = { values: true }

interface FormValuesProps {
  /** Called with all values at the start and after each change. */
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void
}

/** Reports the values of the form around it. A separate component, because it renders on each change. */
export function FormValues({ onChange }: FormValuesProps) {
  useFormState({ subscription, onChange: ({ values }) => onChange(values) })
  return null
}
