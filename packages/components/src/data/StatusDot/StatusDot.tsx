import { mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { useStatusDotStyles } from './StatusDot.styles.ts'

export type StatusTone = 'success' | 'danger' | 'warning' | 'neutral'

export interface StatusDotProps {
  /** Colour of the dot: success green, danger red, warning marigold, neutral grey. */
  readonly tone: StatusTone
  /** The status in words; always shown. */
  readonly label: string
}

/** A status: a coloured dot and its label ('Active' in green, 'Disabled' in red). */
export const StatusDot = memo(function StatusDot({ tone, label }: StatusDotProps) {
  const styles = useStatusDotStyles()
  return (
    <span className={styles.root}>
      <span aria-hidden className={mergeClasses(styles.dot, styles[tone])} />
      <span className={styles.label}>{label}</span>
    </span>
  )
})
