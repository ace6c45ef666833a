import { useSubmitState } from './formContext.ts'
import { useFormErrorBarStyles } from './FormErrorBar.styles.ts'

/** What went wrong with a submit as a whole; leaves with the next one. */
export function FormErrorBar() {
  const styles = useFormErrorBarStyles()
  const { error, isSubmitting } = useSubmitState()
  if (error === undefined || isSubmitting) return null
  return (
    <p role="alert" className={styles.root}>
      {error}
    </p>
  )
}
