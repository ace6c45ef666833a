import { useFormState } from 'react-final-form'

const subscription = { submitting: true, submitError: true, dirty: true }

interface SubmitState {
  readonly isSubmitting: boolean
  /** The texts of the error bar: first a sentence about the failure, then the details. */
  readonly errors: readonly string[]
  /** At least one value differs from the initial or last saved values. */
  readonly isDirty: boolean
}

export function useSubmitState(): SubmitState {
  const { submitting, submitError, dirty } = useFormState({ subscription })
  const errors: unknown = submitError
  return {
    isSubmitting: submitting === true,
    errors: Array.isArray(errors) ? errors.map(String) : [],
    isDirty: dirty === true,
  }
}
