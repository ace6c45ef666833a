import { mergeClasses } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { useListSurfaceStyles } from './list.styles.ts'

interface ListSurfaceProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The card of a table that fills the rest of its column and scrolls inside. */
export function ListSurface({ className, children }: ListSurfaceProps) {
  const styles = useListSurfaceStyles()
  return (
    <div className={mergeClasses(styles.surface, className)}>
      <div className={styles.table}>{children}</div>
    </div>
  )
}
