import { mergeClasses, makeStyles } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { surface } from '@tandem/components/styles'

const useListPanelStyles = makeStyles({
  surface: { position: 'relative', flexGrow: 1, flexBasis: 0, minHeight: 0, overflow: 'hidden', ...surface },
  table: { position: 'absolute', inset: 0 },
})

interface ListPanelProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A card that fills the remaining height of the surrounding flex column. */
export function ListPanel({ className, children }: ListPanelProps) {
  const styles = useListPanelStyles()
  return (
    <div className={mergeClasses(styles.surface, className)}>
      <div className={styles.table}>{children}</div>
    </div>
  )
}
