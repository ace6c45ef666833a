import { makeStyles, mergeClasses, Subtitle1, tokens, typographyStyles } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { placeholder, placeholderText, tabularFigures, wrappingRow } from '../../theme/styleFragments.ts'

const useErrorStateStyles = makeStyles({
  root: placeholder,
  compact: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  status: { ...typographyStyles.largeTitle, ...tabularFigures, margin: 0, color: tokens.colorNeutralForeground3 },
  title: { margin: 0, overflowWrap: 'anywhere' },
  text: placeholderText,
  actions: { ...wrappingRow(tokens.spacingHorizontalM), justifyContent: 'center', marginTop: tokens.spacingVerticalM },
})

export interface ErrorStateProps {
  /** The status of the answer, or a word for it; shown large. */
  readonly status?: number | string | undefined
  /** The heading of the message. */
  readonly title?: string | undefined
  /** What went wrong, in plain words. */
  readonly text: ReactNode
  /** Links and buttons that help. */
  readonly actions?: ReactNode | undefined
  /** Level of the heading in the page. Default: 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Less space around it, for use inside a card. */
  readonly isCompact?: boolean | undefined
}

/** Shown in place of a table or a screen that could not be loaded: status, what went wrong, what to do. */
export function ErrorState({ status, title, text, actions, headingLevel = 2, isCompact = false }: ErrorStateProps) {
  const styles = useErrorStateStyles()
  return (
    <div role="alert" className={mergeClasses(styles.root, isCompact && styles.compact)}>
      {status !== undefined && <p className={styles.status}>{status}</p>}
      {title !== undefined && (
        <Subtitle1 as={`h${headingLevel}`} className={styles.title}>
          {title}
        </Subtitle1>
      )}
      <p className={styles.text}>{text}</p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
