import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { standIn, standInText, tabularFigures, wrappingRow } from '../../theme/styleFragments.ts'

export const useErrorStateStyles = makeStyles({
  root: standIn,
  compact: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  status: { ...typographyStyles.largeTitle, ...tabularFigures, margin: 0, color: tokens.colorNeutralForeground3 },
  title: { margin: 0, overflowWrap: 'anywhere' },
  text: standInText,
  actions: { ...wrappingRow(tokens.spacingHorizontalM), justifyContent: 'center', marginTop: tokens.spacingVerticalM },
})
