import { mergeClasses, Subtitle1 } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { EmptyIllustration, type EmptyIllustrationName } from './EmptyIllustration.tsx'
import { useEmptyStateStyles } from './EmptyState.styles.ts'

export interface EmptyStateProps {
  /** What will be here. */
  readonly title: string
  /** Why it is empty. */
  readonly text?: ReactNode
  /** The one action that fills it. */
  readonly action?: ReactNode
  /** Default: `list`. */
  readonly illustration?: EmptyIllustrationName
  /** Level of the heading in the page. Default: 2. */
  readonly headingLevel?: 2 | 3
  /** Less air, for drawers and popovers. */
  readonly isCompact?: boolean
}

/** Stands where nothing is yet: says what will be here, why it is empty, and how to fill it. */
export function EmptyState({
  title,
  text,
  action,
  illustration = 'list',
  headingLevel = 2,
  isCompact = false,
}: EmptyStateProps) {
  const styles = useEmptyStateStyles()
  return (
    <div className={mergeClasses(styles.root, isCompact && styles.compact)}>
      <EmptyIllustration name={illustration} />
      <Subtitle1 as={headingLevel === 2 ? 'h2' : 'h3'} className={styles.title}>
        {title}
      </Subtitle1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
