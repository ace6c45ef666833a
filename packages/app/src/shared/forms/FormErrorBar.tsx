import { useEffect, useRef } from 'react'
import { useSubmitState } from './useSubmitState.ts'
import { useFormErrorBarStyles } from './FormErrorBar.styles.ts'

/** What went wrong with a submit as a whole; leaves with the next one. */
export function FormErrorBar() {
  const { errors, isSubmitting } = useSubmitState()
  if (errors.length === 0 || isSubmitting) return null
  return <ErrorBar errors={errors} />
}

function ErrorBar({ errors: [title, ...details] }: { readonly errors: readonly string[] }) {
  const styles = useFormErrorBarStyles()
  const bar = useRef<HTMLDivElement>(null)
  // In a long form the button that was pressed may be far away from here.
  useEffect(() => {
    // Nothing is returned: newer browsers answer with a promise, which is no clean-up.
    bar.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={bar} role="alert" className={styles.root}>
      <p className={styles.line}>{title}</p>
      {details.map((detail) => (
        <p key={detail} className={styles.line}>
          {detail}
        </p>
      ))}
    </div>
  )
}
