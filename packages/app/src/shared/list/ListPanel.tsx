import { mergeClasses } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { useListPanelStyles } from './list.styles.ts'

interface ListPanelProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The card of a table that fills the rest of its column and scrolls inside. */
export function ListPanel({ className, children }: ListPanelProps) {
  const styles = useListPanelStyles()
  return (
    <div className={mergeClasses(styles.surface, className)}>
      <div className={styles.table}>{children}</div>
    </div>
  )
}
