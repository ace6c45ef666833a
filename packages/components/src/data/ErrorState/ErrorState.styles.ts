import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, quietBody, tabularFigures, wrappingRow } from '../../theme/styleFragments.ts'

export const useErrorStateStyles = makeStyles({
  root: {
    ...column(tokens.spacingVerticalS),
    alignItems: 'center',
    justifyContent: 'center',
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
    textAlign: 'center',
  },
  compact: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  status: { ...typographyStyles.largeTitle, ...tabularFigures, margin: 0, color: tokens.colorNeutralForeground3 },
  title: { margin: 0, overflowWrap: 'anywhere' },
  text: { ...quietBody, margin: 0, maxWidth: '56ch', overflowWrap: 'anywhere' },
  actions: { ...wrappingRow(tokens.spacingHorizontalM), justifyContent: 'center', marginTop: tokens.spacingVerticalM },
})
