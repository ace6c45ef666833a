import { useEffect, useRef } from 'react'
import { useSubmitState } from './useSubmitState.ts'
import { useFormErrorBarStyles } from './FormErrorBar.styles.ts'

/** Why the last submit failed as a whole; hidden during the next one. */
export function FormErrorBar() {
  const { errors, isSubmitting } = useSubmitState()
  if (errors.length === 0 || isSubmitting) return null
  return <ErrorBar errors={errors} />
}

function ErrorBar({ errors: [title, ...details] }: { readonly errors: readonly string[] }) {
  const styles = useFormErrorBarStyles()
  const bar = useRef<HTMLDivElement>(null)
  // In a long form the pressed button may be far away.
  useEffect(() => {
    // No arrow without braces: newer browsers return a promise, which is no clean-up function.
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
