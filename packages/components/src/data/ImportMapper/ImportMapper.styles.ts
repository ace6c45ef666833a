import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, oneLine } from '../../theme/styleFragments.ts'

export const useImportMapperStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  headerField: { justifyContent: 'start', gridTemplateColumns: 'auto minmax(0, 480px)' },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', ...typographyStyles.body1 },
  head: { backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground2, textAlign: 'start' },
  headCell: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
  },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  cell: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    verticalAlign: 'middle',
    textAlign: 'start',
  },
  name: { ...oneLine, fontWeight: tokens.fontWeightSemibold },
  values: { ...oneLine, color: tokens.colorNeutralForeground2 },
  leftOut: { color: tokens.colorNeutralForeground3 },
  summary: { margin: 0, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
  warning: { color: tokens.colorStatusWarningForeground1 },
})
