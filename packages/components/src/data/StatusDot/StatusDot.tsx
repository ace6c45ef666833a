import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { inlineRow, oneLine } from '../../theme/styleFragments.ts'

const useStatusDotStyles = makeStyles({
  root: { ...inlineRow(tokens.spacingHorizontalSNudge), maxWidth: '100%' },
  dot: { width: '8px', height: '8px', borderRadius: tokens.borderRadiusCircular, flexShrink: 0 },
  label: oneLine,
  success: { backgroundColor: tokens.colorStatusSuccessForeground1 },
  danger: { backgroundColor: tokens.colorStatusDangerForeground1 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  brand: { backgroundColor: tokens.colorBrandStroke1 },
  neutral: { backgroundColor: tokens.colorNeutralForeground4 },
})

export type StatusTone = 'success' | 'danger' | 'warning' | 'brand' | 'neutral'

export interface StatusDotProps {
  /** `success` is green, `danger` is red, `warning` is dark yellow, `brand` is teal, and `neutral` is grey. */
  readonly tone: StatusTone
  /** The status in words. */
  readonly label: string
}

/** A coloured dot and its label. */
export const StatusDot = memo(function StatusDot({ tone, label }: StatusDotProps) {
  const styles = useStatusDotStyles()
  return (
    <span className={styles.root}>
      <span aria-hidden className={mergeClasses(styles.dot, styles[tone])} />
      <span className={styles.label}>{label}</span>
    </span>
  )
})
