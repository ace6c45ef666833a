import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { lateReveal, oneLine, quietBody, row, tabularFigures } from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

export const useImportRowStyles = makeStyles({
  root: {
    ...row(tokens.spacingHorizontalM),
    minHeight: tandemTokens.sizeRow,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  // Wide enough for the last row of the largest file, so that names line up.
  row: {
    ...typographyStyles.caption1,
    ...tabularFigures,
    flexShrink: 0,
    minWidth: '48px',
    color: tokens.colorNeutralForeground3,
    textAlign: 'end',
  },
  // Name, company and result begin at the same place in all rows.
  name: { ...typographyStyles.body1, ...oneLine, flex: '3 1 0' },
  company: { ...quietBody, ...oneLine, flex: '3 1 0' },
  status: { ...row(tokens.spacingHorizontalXS), minWidth: 0, flex: '4 1 0', ...typographyStyles.caption1 },
  text: oneLine,
  // As wide as the longest label, also without a button, so that the columns line up.
  actions: { display: 'flex', gap: tokens.spacingHorizontalS, flexShrink: 0, minWidth: '104px' },
  action: { flexGrow: 1 },
  icon: { flexShrink: 0, fontSize: '16px' },
  waiting: { color: tokens.colorNeutralForeground3 },
  loading: { ...lateReveal, color: tokens.colorNeutralForeground2 },
  imported: { color: tokens.colorStatusSuccessForeground1 },
  skipped: { color: tokens.colorNeutralForeground2 },
  conflict: { color: tokens.colorStatusWarningForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
})
