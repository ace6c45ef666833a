import { makeStyles, Title2, tokens } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { column, quietBody, spreadRow, wrappingRow } from '../../theme/styleFragments.ts'

const usePageHeadStyles = makeStyles({
  root: spreadRow(`${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`),
  texts: { ...column(tokens.spacingVerticalXXS), minWidth: 0, flex: '1 1 320px' },
  title: { margin: 0, outlineStyle: 'none', overflowWrap: 'anywhere' },
  help: { ...quietBody, margin: 0 },
  actions: wrappingRow(tokens.spacingHorizontalS),
})

export interface PageHeadProps {
  /** The page's only `h1`. */
  readonly title: string
  /** A short text below the title. */
  readonly help?: ReactNode | undefined
  /** Buttons at the right. The primary button comes last. */
  readonly actions?: ReactNode | undefined
}

/** The head of a page. The app can focus the heading after navigation. */
export function PageHead({ title, help, actions }: PageHeadProps) {
  const styles = usePageHeadStyles()
  return (
    <header className={styles.root}>
      <div className={styles.texts}>
        <Title2 as="h1" tabIndex={-1} className={styles.title}>
          {title}
        </Title2>
        {help !== undefined && <p className={styles.help}>{help}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
