import { useFormState } from 'react-final-form'
import { useSettled } from './useSettled.ts'

const subscription = { values: true }

/** The values of the form around it after they have stayed the same for a pause. */
export function useSettledValues<Values extends object>(): Partial<Values> {
  return useSettled(useFormState<Values>({ subscription }).values)
}
