import { mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { useFormSectionStyles } from './FormSection.styles.ts'

interface FormSectionProps {
  readonly title: string
  /** Draws a card around it. */
  readonly isCard?: boolean
  readonly children: ReactNode
}

/** Fields that belong together, below a heading. */
export function FormSection({ title, isCard = false, children }: FormSectionProps) {
  const styles = useFormSectionStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={mergeClasses(styles.root, isCard && styles.card)}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
