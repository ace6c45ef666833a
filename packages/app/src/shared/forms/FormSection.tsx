import { type ReactNode, useId } from 'react'
import { useFormSectionStyles } from './FormSection.styles.ts'

interface FormSectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** Fields that belong together, below a heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const styles = useFormSectionStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
