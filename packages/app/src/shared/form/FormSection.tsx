import { mergeClasses, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { column } from '@tandem/components/styles'

const useFormSectionStyles = makeStyles({
  root: column(tokens.spacingVerticalL),
  card: {
    padding: tokens.spacingHorizontalXL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
})

interface FormSectionProps {
  readonly title: string
  readonly isCard?: boolean
  readonly children: ReactNode
}

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
