import { makeStyles, tokens } from '@fluentui/react-components'
import { oneLine, spreadRow, wrappingRow } from '@tandem/components/styles'
import { type ReactNode } from 'react'

const useDrawerSubheadStyles = makeStyles({
  root: spreadRow(tokens.spacingHorizontalM),
  text: { ...oneLine, flex: '1 1 200px' },
  actions: wrappingRow(tokens.spacingHorizontalS),
})

interface DrawerSubheadProps {
  /** The texts of the line. The line skips null, undefined and empty texts. */
  readonly parts: readonly (string | null | undefined)[]
  readonly actions: ReactNode
}

/** The line below a drawer's title, with actions at its right. */
export function DrawerSubhead({ parts, actions }: DrawerSubheadProps) {
  const styles = useDrawerSubheadStyles()
  const text = parts.filter(Boolean).join(' · ')
  return (
    <div className={styles.root}>
      <span className={styles.text} title={text}>
        {text}
      </span>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
