import { useFormState } from 'react-final-form'

const subscription = { submitting: true, submitError: true, dirty: true }

interface SubmitState {
  readonly isSubmitting: boolean
  /** Why the last submit failed as a whole: a sentence, then details. */
  readonly errors: readonly string[]
  /** Some value differs from the initial or last saved ones. */
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
