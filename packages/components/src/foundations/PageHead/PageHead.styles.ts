import { makeStyles, tokens } from '@fluentui/react-components'
import { column, quietBody, spreadRow, wrappingRow } from '../../theme/styleFragments.ts'

export const usePageHeadStyles = makeStyles({
  root: spreadRow(`${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`),
  texts: { ...column(tokens.spacingVerticalXXS), minWidth: 0, flex: '1 1 320px' },
  title: { margin: 0, outlineStyle: 'none', overflowWrap: 'anywhere' },
  help: { ...quietBody, margin: 0 },
  actions: wrappingRow(tokens.spacingHorizontalS),
})
