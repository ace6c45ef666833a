import { makeStyles, tokens } from '@fluentui/react-components'
import { inlineRow, oneLine } from '../../theme/styleFragments.ts'

export const useStatusDotStyles = makeStyles({
  root: { ...inlineRow(tokens.spacingHorizontalSNudge), maxWidth: '100%' },
  dot: { width: '8px', height: '8px', borderRadius: tokens.borderRadiusCircular, flexShrink: 0 },
  label: oneLine,
  success: { backgroundColor: tokens.colorStatusSuccessForeground1 },
  danger: { backgroundColor: tokens.colorStatusDangerForeground1 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  neutral: { backgroundColor: tokens.colorNeutralForeground4 },
})
