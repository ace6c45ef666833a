import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { placeholder, placeholderText, wrappingRow } from '../../theme/styleFragments.ts'

const useErrorStateStyles = makeStyles({
  root: placeholder,
  compact: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  status: { ...typographyStyles.body1Strong, margin: 0, color: tokens.colorNeutralForeground3 },
  title: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  text: placeholderText,
  actions: { ...wrappingRow(tokens.spacingHorizontalM), justifyContent: 'center', marginTop: tokens.spacingVerticalM },
})

export interface ErrorStateProps {
  /** The HTTP status of the response, or a short text instead. It shows above the title. */
  readonly status?: number | string | undefined
  readonly title?: string | undefined
  /** Describes the problem in plain words. */
  readonly text: ReactNode
  /** Links and buttons. */
  readonly actions?: ReactNode | undefined
  /** Default: 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Less padding. Default: false. */
  readonly isCompact?: boolean | undefined
}

/** Replaces a table or a screen that failed to load. */
export function ErrorState({ status, title, text, actions, headingLevel = 2, isCompact = false }: ErrorStateProps) {
  const styles = useErrorStateStyles()
  // Uses plain elements, because the code of Fluent's text components would delay the login page.
  const Heading = `h${headingLevel}` as const
  return (
    <div role="alert" className={mergeClasses(styles.root, isCompact && styles.compact)}>
      {status !== undefined && <p className={styles.status}>{status}</p>}
      {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
      <p className={styles.text}>{text}</p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
