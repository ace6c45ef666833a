import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { placeholder, placeholderText, tabularFigures, wrappingRow } from '../../theme/styleFragments.ts'

export const useErrorStateStyles = makeStyles({
  root: placeholder,
  compact: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  status: { ...typographyStyles.largeTitle, ...tabularFigures, margin: 0, color: tokens.colorNeutralForeground3 },
  title: { margin: 0, overflowWrap: 'anywhere' },
  text: placeholderText,
  actions: { ...wrappingRow(tokens.spacingHorizontalM), justifyContent: 'center', marginTop: tokens.spacingVerticalM },
})
