import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { oneLine, lateReveal } from '../theme/styleFragments.ts'
import { tandemTokens } from '../theme/tandemTokens.ts'

export const useImportRowStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: tandemTokens.sizeRow,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { ...typographyStyles.body1, ...oneLine, flexGrow: 1 },
  status: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0, ...typographyStyles.caption1 },
  text: oneLine,
  icon: { flexShrink: 0, fontSize: '16px' },
  loading: { ...lateReveal, color: tokens.colorNeutralForeground2 },
  imported: { color: tokens.colorStatusSuccessForeground1 },
  skipped: { color: tokens.colorNeutralForeground2 },
  conflict: { color: tokens.colorStatusWarningForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
})
