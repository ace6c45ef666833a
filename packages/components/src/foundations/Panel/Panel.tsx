import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { panel, quietCaption, spreadRow } from '../../theme/styleFragments.ts'

const usePanelStyles = makeStyles({
  root: panel,
  head: { ...spreadRow(`${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`), minHeight: '32px' },
  title: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  meta: quietCaption,
})

export interface PanelProps {
  /** The heading (`h2`). */
  readonly title: string
  /** A text at the right of the title, such as a date or a count. */
  readonly meta?: ReactNode | undefined
  /** Buttons and links at the right end of the header. */
  readonly actions?: ReactNode | undefined
  readonly children: ReactNode
}

/** A region of a page with a heading. */
export function Panel({ title, meta, actions, children }: PanelProps) {
  const styles = usePanelStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {meta !== undefined && <span className={styles.meta}>{meta}</span>}
        {actions}
      </header>
      {children}
    </section>
  )
}
